import type * as English from '../../../../../web/app/machines/feed-texts.ts'
import { translation } from '../../../../translation.ts'

export const feedTexts = translation<typeof English.feedTexts>()({
  ofPieces: (minimum) => ` (${minimum} Stück)`,
})
