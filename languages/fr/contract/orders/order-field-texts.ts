import type * as English from '../../../../contract/orders/order-field-texts.ts'
import { translation } from '../../../translation.ts'

export const orderFieldTexts = translation<typeof English.orderFieldTexts>()({
  country: 'Choisissez un pays, ou indiquez son code à deux lettres.',
  lines: (most) => `${most}\u00a0lignes au plus.`,
  linesAtOnce: (most) => `${most}\u00a0lignes au plus à la fois.`,
  listName: 'Donnez un nom à la liste.',
  orderNamed: 'Indiquez au moins une commande.',
  orderChosen: 'Choisissez au moins une commande.',
  productChosen: 'Choisissez au moins un produit.',
  orders: (most) => `${most}\u00a0commandes au plus.`,
  ordersAtOnce: (most) => `${most}\u00a0commandes au plus à la fois.`,
  orderTwice: 'Une commande figure deux fois dans la liste.',
  productTwice: 'Un produit figure deux fois dans la liste. Réunissez-le sur une seule ligne.',
  thisProductTwice: 'Ce produit figure deux fois dans la liste. Réunissez-le sur une seule ligne.',
  atLeastOnePiece: 'Commandez au moins une pièce.',
  mostPieces: (most) => `Commandez ${most}\u00a0pièces au plus.`,
  codeOrNumber: 'Saisissez le code de retrait ou le numéro de commande.',
  trackingLetters: 'Lettres, chiffres, espaces, traits d’union, points et barres obliques uniquement.',
  tracking: 'Saisissez le numéro de suivi.',
  parcels: (most) => `${most}\u00a0colis au plus.`,
  orderOrPurchaseNumber: 'Saisissez le numéro de la commande ou de l’achat, par exemple TW-1042-9.',
  invoiceNumber: 'Ce n’est pas un numéro de facture.',
  transactionId: 'Cet identifiant de paiement n’est pas valide.',
  giftCode: 'Saisissez le code reçu par e-mail.',
  creditAmount: (least) =>
    `Saisissez un montant à partir de ${least}, ou un montant négatif pour reprendre du crédit.`,
  creditReason: 'Saisissez un motif. Le client le verra.',
  refundReason: 'Saisissez un motif. Le client le verra.',
  refundAmount: (least) => `Saisissez au moins ${least}.`,
})
