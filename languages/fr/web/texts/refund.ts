import type * as English from '../../../../web/texts/refund.ts'
import { translation } from '../../../translation.ts'

export const refundTexts = translation<typeof English.refundTexts>()({
  heading: 'Remboursement',
  left: 'Remboursable',
  what: 'Ce qui est remboursé',
  whats: {
    all: (most) => `Articles et livraison\u00a0: ${most}`,
    goods: (most) => `Articles sans livraison\u00a0: ${most}`,
    delivery: (most) => `Livraison seule\u00a0: ${most}`,
  },
  whatWithdrawn:
    'Si la rétractation porte sur tout l’achat, la livraison est aussi remboursée. Si une partie est conservée, la livraison de cette partie ne l’est pas.',
  amount: 'Montant',
  amountRequired: 'Indiquez le montant',
  amountHint: (left) =>
    `${left} au maximum. Vous pouvez rembourser une partie maintenant et le reste plus tard.`,
  aboveLeft: (left) => `Vous pouvez rembourser ${left} au maximum.`,
  reason: 'Motif',
  reasonRequired: 'Indiquez le motif',
  reasonHint: 'Visible par la clientèle.',
  restock: 'Remettre des pièces en stock',
  restockSent:
    'La commande est partie, le remboursement ne change pas le stock. Remettez les pièces en stock à leur retour.',
  pieces: 'Nombre de pièces',
  piecesHint: (ordered) => `Commandé\u00a0: ${ordered}.`,
  piecesRequired: 'Indiquez le nombre de pièces',
  abovePieces: (ordered) => `${ordered} au maximum.`,
  go: 'Rembourser…',
  sure: (amount, card) => `Rembourser ${amount} sur ${card}\u202f? C’est définitif.`,
  sureInParts: (amount, toCard, card, toCredit) =>
    `Rembourser ${amount}\u00a0: ${toCard} sur ${card}, ${toCredit} sur le crédit du compte\u202f? C’est définitif.`,
  sureOnAccount: (amount) =>
    `Créditer ${amount}\u00a0? Ce montant vient en déduction de la facture. Ce que l’entreprise a déjà viré pour elle lui reste acquis : il paie d’autres factures, ou vous le lui virez en retour. C’est définitif.`,
  theWayPaid: 'le compte qui a payé',
  credit: 'le crédit du compte',
  card: (name, last4) => `la carte ${name} se terminant par ${last4}`,
  andPieces: (count, one) =>
    one ? `${count} pièce retourne en stock.` : `${count} pièces retournent en stock.`,
  yes: (amount) => `Oui, rembourser ${amount}`,
  no: 'Modifier',
  refunding: 'Remboursement…',
  done: (money) => `Remboursé\u00a0: ${money}`,
  due: (money) =>
    `Le prestataire de paiement ne répond pas. La boutique remboursera ${money} d’elle-même dès qu’il répondra.`,
})
