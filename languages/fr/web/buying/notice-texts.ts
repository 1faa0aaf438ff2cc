import type * as English from '../../../../web/buying/notice-texts.ts'
import { translation } from '../../../translation.ts'

export const noticeTexts = translation<typeof English.noticeTexts>()({
  alt: 'Notice harmonisée de l’Union européenne sur la garantie légale de conformité. Elle s’ouvre en grand format.',
  link: 'La page officielle sur vos droits à la garantie',
})
