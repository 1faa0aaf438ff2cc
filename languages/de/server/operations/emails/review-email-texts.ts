import type * as English from '../../../../../server/operations/emails/review-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const reviewEmailTexts = translation<typeof English.reviewEmailTexts>()({
  subject: 'Wir haben auf Ihre Bewertung geantwortet',
  thanks: 'Vielen Dank für Ihre Bewertung. Unsere Antwort steht direkt darunter.',
  link: 'Antwort lesen',
  onlyOne: 'Zu dieser Bewertung schreiben wir Ihnen nicht noch einmal.',
})
