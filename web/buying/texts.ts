/** Texts of the field of a quantity. */
export const quantityTexts = {
  quantity: 'Quantity',
  /** Leaves out unknown numbers; empty when both are unknown. */
  hint: (minimum: string | undefined, available: string | undefined) => {
    const known = [minimum && `at least ${minimum}`, available && `${available} available`].filter(Boolean)
    const hint = known.join('; ')
    return hint && `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`
  },
  more: (step: string) => `${step} more`,
  fewer: (step: string) => `${step} fewer`,
} as const

/** Texts of the buttons that put products into the basket. */
export const putInTexts = {
  putIn: 'Add to basket',
  done: (quantity: string, name: string) => `${quantity} × ${name} added to your basket.`,
  many: (lines: string, noun: string) => `${lines} ${noun} added to your basket.`,
  product: 'product',
  full: (most: string) => `Your basket is full: it holds ${most} lines. Book or remove some first.`,
} as const

/** Texts about the arrival. */
export const arrivalTexts = {
  today: (time: string) => `Order and pay by ${time}: it leaves today, with you`,
  later: (day: string) => `Order now: it leaves ${day}, with you`,
  between: (from: string, to: string) => `${from} to ${to}`,
  included: 'Tax and delivery included.',
  held: (hours: number) => `Held for up to ${hours} ${hours === 1 ? 'hour' : 'hours'} when booked.`,
  more: 'Delivery',
} as const
