import type * as English from '../../../../../web/features/admin-settings/words-texts.ts'
import { translation } from '../../../../translation.ts'

export const wordsTexts = translation<typeof English.wordsTexts>()({
  field: (language, original) => `${language}, «\u00a0${original}\u00a0»`,
})
