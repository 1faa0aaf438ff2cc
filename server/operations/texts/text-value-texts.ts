/** Words in the values of placeholders in the texts of pages. */
export const textValueTexts = {
  /** An hour of the day, between 0 and 24. */
  hour: (hour: number) => `${hour}:00`,
  weight: (kilograms: string) => `${kilograms} kg`,
  deliveryIncluded: 'Delivery costs nothing extra.',
  /** A fee that applies to goods of at least an amount or a weight. */
  feeFrom: (fee: string, start: string) => `${fee} from ${start}`,
  freeFrom: (amount: string) => `free from ${amount}`,
  /** @param prices the fees of a zone, with commas. */
  zone: (name: string, prices: string) => `Delivery to ${name}: ${prices}.`,
  accessibilityTests: 'The tests run before each release of the shop.',
} as const
