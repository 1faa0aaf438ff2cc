import { countryNames } from '../../../../../domain/orders/countries.ts'
import type * as English from '../../../../../web/features/tool/safety-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const safetyTexts = translation<typeof English.safetyTexts>()({
  heading: 'Sécurité et fabricant',
  warnings: 'Avertissements',
  maker: 'Fabricant',
  responsible: 'Personne responsable dans l’Union européenne',
  guarantee: 'Garantie commerciale du fabricant',
  terms: 'Conditions de la garantie',
  country: (code) => countryNames().get(code) ?? code,
  guaranteeOf: (years, guarantor) => {
    const time = years === undefined ? '' : `${years} ${plural(years, 'an', 'ans')}`
    const by = guarantor === undefined ? '' : `accordée par ${guarantor}`
    const both = [time, by].filter(Boolean).join(', ')
    return `${both === '' ? '' : `${both}. `}Vos droits légaux restent inchangés.`
  },
})
