import type * as English from '../../../../contract/catalogue/review-field-texts.ts'
import { translation } from '../../../translation.ts'

export const reviewFieldTexts = translation<typeof English.reviewFieldTexts>()({
  ratingsRequired: 'Bitte Sterne vergeben',
  reply: 'Schreiben Sie zuerst die Antwort.',
  hidingNote: 'Sagen Sie in wenigen Worten, warum sie ausgeblendet ist.',
  hidingReason: 'Wählen Sie einen der Gründe in der Liste.',
})
