import type * as English from '../../../../../server/operations/payments/payable-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const payableTexts = translation<typeof English.payableTexts>()({
  range: (least, most) => `entre ${least} et ${most}`,
  notPayable: (range) =>
    `Un paiement par carte doit être compris ${range}. Modifiez la quantité pour rester dans ces limites.`,
  tooMuchTogether: (range) =>
    `Un paiement par carte doit être compris ${range}\u00a0: rien n’a été débité. Payez ces commandes en plusieurs fois\u00a0: «\u00a0Mes commandes\u00a0» vous permet de choisir lesquelles.`,
  someNotPayable:
    'Certaines de ces commandes ne peuvent pas être payées\u00a0: rien n’a été débité. Laissez de côté ou annulez les commandes indiquées, puis payez à nouveau.',
  paused: (minutes) =>
    `Trop de cartes ont été refusées. Votre commande reste enregistrée. Contactez votre banque au sujet de la carte. Vous pourrez payer à nouveau dans ${minutes}\u00a0${plural(minutes, 'minute', 'minutes')}.`,
  pausedOnNetwork: (minutes) =>
    `Trop de cartes ont été refusées sur votre réseau. Votre commande reste enregistrée. Contactez votre banque au sujet de la carte. Vous pourrez payer à nouveau dans ${minutes}\u00a0${plural(minutes, 'minute', 'minutes')}.`,
  refundRefused: 'Le prestataire de paiement a refusé ce remboursement, aucun montant n’a été versé.',
  refundRefusedBecause: (reason) =>
    `Le prestataire de paiement a refusé ce remboursement, aucun montant n’a été versé. Son motif\u00a0: «\u00a0${reason}\u00a0»`,
  refundLeft: (amount) => `Seuls ${amount} de cette commande peuvent être remboursés. Réduisez le montant.`,
  deliveryLeft: (amount) =>
    `Dans ce remboursement, les frais de livraison ne peuvent dépasser ${amount}. Réduisez-les.`,
  creditOfDeletedAccount: (amount) =>
    `Une partie de cette commande a été payée avec du crédit, et le compte est supprimé. Remboursez au plus ${amount} sur la carte, et le reste d’une autre manière.`,
  giftCardsLeft: (cards, amount) =>
    `${plural(cards, 'Une carte cadeau', `${cards} cartes cadeaux`)} de cette commande ${plural(cards, 'n’a pas encore été utilisée', 'n’ont pas encore été utilisées')}. Remboursez au plus ${amount}.`,
  giftCardWhole: (amount) =>
    `Une carte cadeau de cette commande vaut ${amount}. Remboursez ce montant ou un multiple.`,
  restockLeft: (pieces) =>
    `Seules ${pieces}\u00a0pièces de cette commande peuvent encore revenir en stock. Réduisez le nombre.`,
})
