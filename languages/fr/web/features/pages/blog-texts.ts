import type * as English from '../../../../../web/features/pages/blog-texts.ts'
import { translation } from '../../../../translation.ts'

export const blogTexts = translation<typeof English.blogTexts>()({
  index: 'Les questions',
  noAnswer: 'Pas de réponse ici',
  noAnswerText: 'Nous gardons cette question pour l’entretien.',
})
