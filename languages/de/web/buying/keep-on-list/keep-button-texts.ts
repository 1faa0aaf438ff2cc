import type * as English from '../../../../../web/buying/keep-on-list/keep-button-texts.ts'
import { translation } from '../../../../translation.ts'

export const keepButtonTexts = translation<typeof English.keepButtonTexts>()({
  keep: 'Auf eine Liste setzen',
})
