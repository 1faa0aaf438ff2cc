import { countryNames } from '../../../../../domain/orders/countries.ts'
import type * as English from '../../../../../web/features/tool/safety-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const safetyTexts = translation<typeof English.safetyTexts>()({
  heading: 'Sicherheit und Hersteller',
  warnings: 'Warnhinweise',
  maker: 'Hersteller',
  responsible: 'Verantwortliche Person in der Europäischen Union',
  guarantee: 'Garantie des Herstellers',
  terms: 'Garantiebedingungen',
  country: (code) => countryNames().get(code) ?? code,
  guaranteeOf: (years, guarantor) => {
    const time = years === undefined ? '' : `${years} ${plural(years, 'Jahr', 'Jahre')}`
    const by = guarantor === undefined ? '' : `Garantiegeber: ${guarantor}`
    const both = [time, by].filter(Boolean).join(', ')
    return `${both === '' ? '' : `${both}. `}Ihre gesetzlichen Rechte bleiben davon unberührt.`
  },
})
