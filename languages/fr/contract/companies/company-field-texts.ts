import type * as English from '../../../../contract/companies/company-field-texts.ts'
import { translation } from '../../../translation.ts'

export const companyFieldTexts = translation<typeof English.companyFieldTexts>()({
  name: 'Saisissez le nom de l’entreprise tel qu’il figure sur les factures.',
  lines: 'Saisissez la rue et le numéro de l’entreprise.',
  city: 'Saisissez la ville de l’entreprise.',
  termsDays: (most) => `Saisissez un nombre entier de jours de 1 à ${most}, ou laissez ce champ vide.`,
  limit: 'Saisissez un montant supérieur à 0.',
  limitMissing: 'Saisissez ce que l’entreprise peut devoir au plus. Un délai de paiement demande un plafond.',
  termsMissing: 'Saisissez en combien de jours elle paie. Un plafond ne compte qu’avec un délai de paiement.',
  electronicAddress:
    'Saisissez le schéma et le numéro séparés par deux-points, par exemple 0088:4012345000009.',
  word: 'Saisissez comment vous avez vérifié le numéro, par exemple le jour de la réponse sur la page du VIES.',
})
