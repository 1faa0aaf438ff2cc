/** The sentences about when an order leaves, and how long its parcel takes. */
export const deliveryRuleWords = {
  hour: (hour: number, zone: string) => `${hour}:00 (${zone})`,
  days: (from: number, to: number) => `${from} to ${to} working days`,
  leaves: (hour: string) =>
    `An order that is paid before ${hour} leaves on the same working day, a later one on the next.`,
  takes: (days: string) => `From there a parcel takes ${days}.`,
  takesAtMost: (days: string, farthest: number, countries: number) =>
    `From there a parcel takes ${days}, and up to ${farthest} to the most distant of our ${countries} countries.`,
  short: (hour: string, days: string) =>
    `Paid before ${hour}, it leaves on the same working day and takes ${days}.`,
} as const
