import type * as English from '../../../domain/in-words-texts.ts'
import { translation } from '../../translation.ts'

export const inWordsTexts = translation<typeof English.inWordsTexts>()({
  and: 'und',
  or: 'oder',
})
