/** Texts of the reminder of a booking that was begun while signed out. */
export const pendingBookingTexts = {
  waits: (product: string) => `Your booking of ${product} is waiting.`,
  goOn: 'Continue booking',
  drop: 'Discard',
} as const
