import type * as English from '../../../../../server/operations/emails/review-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const reviewEmailTexts = translation<typeof English.reviewEmailTexts>()({
  subject: 'Nous avons répondu à votre avis',
  thanks: 'Merci pour votre avis. Notre réponse se trouve juste en dessous, sur la même page.',
  link: 'Lire la réponse',
  onlyOne: 'Vous ne recevrez pas d’autre e-mail au sujet de cet avis.',
})
