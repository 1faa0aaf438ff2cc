import type * as English from '../../../../contract/catalogue/review-field-texts.ts'
import { translation } from '../../../translation.ts'

export const reviewFieldTexts = translation<typeof English.reviewFieldTexts>()({
  ratingsRequired: 'Vergeben Sie Sterne.',
  reply: 'Schreiben Sie zuerst die Antwort.',
  hidingNote: 'Schreiben Sie in wenigen Worten, warum die Bewertung ausgeblendet wird.',
  hidingReason: 'Wählen Sie einen der Gründe in der Liste.',
})
