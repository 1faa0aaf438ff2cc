import type * as English from '../../../../contract/requests/quote-field-texts.ts'
import { translation } from '../../../translation.ts'

export const quoteFieldTexts = translation<typeof English.quoteFieldTexts>()({
  product: 'Choisissez un produit.',
  quantity: 'Saisissez la quantité.',
  price: 'Saisissez le prix unitaire.',
  validUntil: 'Saisissez le dernier jour.',
  atLeastOnePiece: 'Proposez au moins une pièce.',
  mostPieces: (most) => `Proposez ${most}\u00a0pièces au plus.`,
  line: 'Ajoutez une ligne.',
  lines: (most) => `${most}\u00a0lignes au plus.`,
  message: 'Le message est requis',
  answer: 'Rédigez la réponse.',
})
