import type * as English from '../../../../web/buying/gift-code-texts.ts'
import { translation } from '../../../translation.ts'

export const giftCodeTexts = translation<typeof English.giftCodeTexts>()({
  heading: 'Utiliser une carte cadeau',
  code: 'Code de la carte cadeau',
  hint: 'Par exemple GIFT-ABCD-EFGH-JKMN-PQRS-TUVWX, reçu par e-mail.',
  required: 'Saisissez le code reçu par e-mail.',
  mistyped: 'Ce n’est pas un code de carte cadeau. Comparez-le à l’e-mail, caractère par caractère.',
  redeem: 'Utiliser',
  redeeming: 'Vérification du code…',
  byEmail: 'Par e-mail',
  mailed: 'Les codes ont été envoyés par e-mail',
  lost: 'Vous les avez perdus\u00a0? Écrivez-nous pour en recevoir de nouveaux.',
  added: (amount) => `${amount} sont dans votre crédit`,
})
