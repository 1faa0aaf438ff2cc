import type * as English from '../../../../contract/catalogue/review-field-texts.ts'
import { translation } from '../../../translation.ts'

export const reviewFieldTexts = translation<typeof English.reviewFieldTexts>()({
  ratingsRequired: 'La note est requise',
  reply: 'Rédigez d’abord la réponse.',
  hidingNote: 'Dites en quelques mots pourquoi il est masqué.',
  hidingReason: 'Choisissez un des motifs de la liste.',
})
