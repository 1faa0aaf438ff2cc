import type * as English from '../../../../contract/payments/credit-error-texts.ts'
import { translation } from '../../../translation.ts'

export const creditErrorTexts = translation<typeof English.creditErrorTexts>()({
  CREDIT_TOO_LOW: 'Votre crédit a changé. Rechargez la page, vérifiez le montant et payez à nouveau.',
  CREDIT_BELOW_ZERO: 'Le client n’a pas autant de crédit. Reprenez au plus ce qu’il en reste.',
  CREDIT_OF_DELETED_ACCOUNT:
    'Le compte qui a payé avec du crédit est supprimé. Remboursez seulement la part de la carte, et le reste d’une autre manière.',
  GIFT_CARD_MISTYPED:
    'Ce n’est pas un code de carte cadeau. Comparez-le à l’e-mail, caractère par caractère.',
  GIFT_CARD_UNKNOWN:
    'Ce code n’est pas valable, ou il a déjà été utilisé. Comparez-le à l’e-mail, ou écrivez-nous s’il devrait être valable.',
  GIFT_CARD_YOURS: 'Vous avez déjà utilisé cette carte cadeau. Son montant est dans votre crédit.',
  GIFT_CARD_REDEEMED: 'Cette carte cadeau a été utilisée, elle ne peut pas être remboursée.',
  GIFT_CARD_WHOLE: 'Remboursez seulement des cartes cadeaux entières. Changez le montant.',
  GIFT_CARDS_USED:
    'Toutes les cartes cadeaux de cette commande sont utilisées ou remboursées, il n’y a aucun code à envoyer.',
  ORDER_BY_EMAIL: 'Les cartes cadeaux arrivent par e-mail\u00a0: cette commande n’a ni colis ni adresse.',
  ORDER_WITHOUT_GIFT_CARDS: 'Cette commande n’a pas de carte cadeau. Rechargez la commande.',
})
