import type * as English from '../../../../domain/shop/number-texts.ts'
import { translation } from '../../../translation.ts'

export const numberTexts = translation<typeof English.numberTexts>()({
  oneMeaning: (one) => `Ce nombre n’est pas clair. Écrivez ${one} si c’est bien cela.`,
  twoMeanings: (one, other) => `Ce nombre peut se lire de deux façons. Écrivez ${one} ou ${other}.`,
})
