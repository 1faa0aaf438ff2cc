/** Texts of the choice of the country, and of the price of delivery to it. */
export const deliveryChoiceTexts = {
  label: 'Deliver to',
  other: 'Another country',
  otherCountry: 'other countries',
  unknown: 'Enter a quantity to see the price of delivery.',
  costs: (country: string, fee: string) => `Delivery to ${country} costs ${fee}.`,
  free: (country: string) => `Delivery to ${country} is free.`,
  missing: (amount: string) => `${amount} more for free delivery.`,
} as const
