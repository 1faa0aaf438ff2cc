import type * as English from '../../../../web/buying/notice-texts.ts'
import { translation } from '../../../translation.ts'

export const noticeTexts = translation<typeof English.noticeTexts>()({
  heading: 'Ihre gesetzliche Gewährleistung',
  alt: 'Amtlicher Hinweis der Europäischen Union zur gesetzlichen Gewährleistung. Er öffnet sich in voller Größe.',
  link: 'Amtliche Seite zu Ihren Gewährleistungsrechten',
})
