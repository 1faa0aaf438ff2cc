import type * as English from '../../../../../web/features/pages/blog-texts.ts'
import { translation } from '../../../../translation.ts'

export const blogTexts = translation<typeof English.blogTexts>()({
  index: 'Die Fragen',
  noAnswer: 'Hier steht keine Antwort',
  noAnswerText: 'Diese Frage heben wir uns für das Gespräch auf.',
})
