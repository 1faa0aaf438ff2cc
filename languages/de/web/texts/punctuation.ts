import type * as English from '../../../../web/texts/punctuation.ts'
import { translation } from '../../../translation.ts'

export const punctuationTexts = translation<typeof English.punctuationTexts>()({
  comma: ', ',
  stop: '.',
  facts: (first, second) => `${first}, ${second}`,
  several: (parts) => parts.join('; '),
  aside: (text) => ` (${text})`,
  about: (quoted, text) => `„${quoted}“: ${text}`,
})
