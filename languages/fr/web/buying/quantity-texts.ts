import { asSentence } from '../../../../domain/writing/as-sentence.ts'
import type * as English from '../../../../web/buying/quantity-texts.ts'
import { translation } from '../../../translation.ts'

export const quantityTexts = translation<typeof English.quantityTexts>()({
  quantity: 'Quantité',
  hint: (minimum, available) => {
    const known = [minimum && `au moins ${minimum}`, available && `disponible\u00a0: ${available}`].filter(
      Boolean,
    )
    return asSentence(known.join('\u202f; '))
  },
  more: (step) => `${step} de plus`,
  fewer: (step) => `${step} de moins`,
})
