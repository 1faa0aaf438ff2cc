import type * as English from '../../../../contract/requests/quote-field-texts.ts'
import { translation } from '../../../translation.ts'

export const quoteFieldTexts = translation<typeof English.quoteFieldTexts>()({
  product: 'Wählen Sie ein Produkt.',
  quantity: 'Geben Sie die Menge ein.',
  price: 'Geben Sie den Stückpreis ein.',
  validUntil: 'Geben Sie den letzten Tag ein.',
  atLeastOnePiece: 'Bieten Sie mindestens ein Stück an.',
  mostPieces: (most) => `Bieten Sie höchstens ${most} Stück an.`,
  line: 'Fügen Sie eine Position hinzu.',
  lines: (most) => `Höchstens ${most} Positionen.`,
  message: 'Geben Sie eine Nachricht ein.',
  answer: 'Schreiben Sie die Antwort.',
})
