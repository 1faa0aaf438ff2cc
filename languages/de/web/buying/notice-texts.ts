import type * as English from '../../../../web/buying/notice-texts.ts'
import { translation } from '../../../translation.ts'

export const noticeTexts = translation<typeof English.noticeTexts>()({
  alt: 'Harmonisierte Mitteilung der Europäischen Union über das gesetzliche Gewährleistungsrecht. Öffnet sich in voller Größe.',
  link: 'Amtliche Seite zu Ihren Gewährleistungsrechten',
})
