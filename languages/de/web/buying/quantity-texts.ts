import { asSentence } from '../../../../domain/writing/as-sentence.ts'
import type * as English from '../../../../web/buying/quantity-texts.ts'
import { translation } from '../../../translation.ts'

export const quantityTexts = translation<typeof English.quantityTexts>()({
  quantity: 'Menge',
  hint: (minimum, available) => {
    const known = [minimum && `mindestens ${minimum}`, available && `${available} verfügbar`].filter(Boolean)
    return asSentence(known.join('; '))
  },
  more: (step) => `${step} mehr`,
  fewer: (step) => `${step} weniger`,
})
