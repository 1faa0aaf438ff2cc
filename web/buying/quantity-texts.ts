import { asSentence } from '../../domain/writing/as-sentence.ts'

/** Texts of the quantity field. */
export const quantityTexts = {
  quantity: 'Quantity',
  /** Omits unknown numbers; empty if both are unknown. */
  hint: (minimum: string | undefined, available: string | undefined) => {
    const known = [minimum && `at least ${minimum}`, available && `${available} available`].filter(Boolean)
    return asSentence(known.join('; '))
  },
  more: (step: string) => `${step} more`,
  fewer: (step: string) => `${step} fewer`,
} as const
