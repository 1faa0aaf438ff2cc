import type * as English from '../../../../../../web/features/payment/credit/credit-texts.ts'
import { translation } from '../../../../../translation.ts'

export const paidCreditTexts = translation<typeof English.paidCreditTexts>()({
  heading: 'Crédit',
  loading: 'Recherche du crédit',
  use: (amount) => `Utiliser mon crédit\u00a0: ${amount}`,
  byCredit: 'Avec le crédit',
  byCard: 'Par carte',
  pay: (amount) => `Payer ${amount} avec le crédit`,
  paying: 'Paiement avec le crédit…',
})
