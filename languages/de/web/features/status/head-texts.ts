import type * as English from '../../../../../web/features/status/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const statusHeadTexts = translation<typeof English.statusHeadTexts>()({
  title: 'Status',
  description: 'Was im Shop gerade läuft, und seit wann etwas nicht läuft.',
})
