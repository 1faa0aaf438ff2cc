import type * as English from '../../../../domain/shop/number-texts.ts'
import { translation } from '../../../translation.ts'

export const numberTexts = translation<typeof English.numberTexts>()({
  oneMeaning: (one) => `Schreiben Sie ${one}, wenn Sie das meinen: Es ist nicht eindeutig.`,
  twoMeanings: (one, other) => `Schreiben Sie ${one} oder ${other}: Es ist nicht klar, was gemeint ist.`,
})
