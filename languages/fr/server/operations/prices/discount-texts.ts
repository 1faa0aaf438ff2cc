import type * as English from '../../../../../server/operations/prices/discount-texts.ts'
import { translation } from '../../../../translation.ts'

export const discountTexts = translation<typeof English.discountTexts>()({
  from: (instant) => `Ce code est valable à partir du ${instant}.`,
  usedOn: (day) => `Vous avez utilisé ce code le ${day}. Il est valable une fois par compte.`,
  missing: (amount) => `Encore ${amount} et ce code s’applique.`,
  signIn: 'Ce code est réservé aux membres. Connectez-vous avec l’adresse e-mail que la boutique connaît.',
  verify: 'Ce code est réservé aux membres. Confirmez votre adresse e-mail, puis saisissez-le à nouveau.',
  notMember:
    'Ce code est réservé aux membres, et votre adresse e-mail ne figure pas sur leur liste. Écrivez-nous si elle devrait y figurer.',
  near: (missing, saving) => `Encore ${missing} et vous économisez ${saving}.`,
  percent: (number) => `${number} %`,
  better: (discount) =>
    `« ${discount} » vous fait économiser plus que votre code et s’applique donc à sa place.`,
  saleIsBetter: 'Le prix sans votre code est plus avantageux : il n’a donc pas été utilisé.',
})
