import type * as English from '../../../../../../web/features/payment/credit/credit-texts.ts'
import { translation } from '../../../../../translation.ts'

export const paidCreditTexts = translation<typeof English.paidCreditTexts>()({
  heading: 'Guthaben',
  loading: 'Guthaben wird gesucht',
  use: (amount) => `Mein Guthaben verwenden: ${amount}`,
  byCredit: 'Mit Guthaben',
  byCard: 'Mit Karte',
  pay: (amount) => `${amount} mit Guthaben bezahlen`,
  paying: 'Wird mit Guthaben bezahlt…',
})
