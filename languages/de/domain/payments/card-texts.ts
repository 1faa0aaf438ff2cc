import type * as English from '../../../../domain/payments/card-texts.ts'
import { translation } from '../../../translation.ts'

export const cardTexts = translation<typeof English.cardTexts>()({
  card: 'Karte',
})
