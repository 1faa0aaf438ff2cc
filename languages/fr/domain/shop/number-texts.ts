import type * as English from '../../../../domain/shop/number-texts.ts'
import { translation } from '../../../translation.ts'

export const numberTexts = translation<typeof English.numberTexts>()({
  oneMeaning: (one) => `Écrivez ${one} si c’est bien cela\u00a0: ce n’est pas clair.`,
  twoMeanings: (one, other) => `Écrivez ${one} ou ${other}\u00a0: on ne sait pas lequel est voulu.`,
})
