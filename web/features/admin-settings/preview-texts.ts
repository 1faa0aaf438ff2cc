/** Texts of the previews of sections. */
export const previewTexts = {
  taxNumber: (number: string) => `Tax number ${number}`,
  vatNumber: (number: string) => `VAT number ${number}`,
  noFigures: 'The home page shows no figures.',
  promise: (hour: string, from: string, to: string) =>
    `Paid before ${hour}:00, it leaves on the same working day and takes ${from} to ${to} working days.`,
  noPromise: 'Pages promise no days.',
  farthest: (days: string) => `Up to ${days} working days to the most distant countries.`,
  countries: (count: number) => `${count} countries`,
  returns: (days: string) => `Returns within ${days} days.`,
  noPickUp: 'Every order is delivered.',
  pickUp: (place: string) => `Pick up at ${place}`,
  email: 'Thank you. Your payment has arrived, and your order is paid.',
} as const
