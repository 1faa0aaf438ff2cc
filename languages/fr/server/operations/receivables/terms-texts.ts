import type * as English from '../../../../../server/operations/receivables/terms-texts.ts'
import { translation } from '../../../../translation.ts'

export const termsTexts = translation<typeof English.termsTexts>()({
  aboveLimit: (owed, limit, price, excess) =>
    `Vous devez ${owed} sur ${limit}\u00a0; cette commande de ${price} dépasse de ${excess}. Payez-la par carte, ou payez d’abord une facture.`,
  overdue: (day) =>
    `Une facture de votre entreprise était due le ${day}. Payez-la d’abord, ou payez cette commande par carte.`,
})
