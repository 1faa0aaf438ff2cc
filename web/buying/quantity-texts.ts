/** Texts of the quantity field. */
export const quantityTexts = {
  quantity: 'Quantity',
  /** Omits unknown numbers; empty if both are unknown. */
  hint: (minimum: string | undefined, available: string | undefined) => {
    const known = [minimum && `at least ${minimum}`, available && `${available} available`].filter(Boolean)
    const hint = known.join('; ')
    return hint && `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`
  },
  more: (step: string) => `${step} more`,
  fewer: (step: string) => `${step} fewer`,
} as const
