/** The line on the home page for who went from a booking to a new account (spec §10, booking while signed out). */
export const pendingBooking = {
  waits: (tool: string) => `Your booking of ${tool} is waiting.`,
  goOn: 'Continue booking',
  drop: 'Discard',
} as const
