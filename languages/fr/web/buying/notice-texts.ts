import type * as English from '../../../../web/buying/notice-texts.ts'
import { translation } from '../../../translation.ts'

export const noticeTexts = translation<typeof English.noticeTexts>()({
  alt: 'Avis officiel de l’Union européenne sur la garantie légale de conformité. Il s’ouvre en grand format.',
  link: 'La page officielle sur vos droits de garantie',
})
