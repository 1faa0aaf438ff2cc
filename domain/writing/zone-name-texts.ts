/** The name of a time zone. */
export const zoneNameTexts = {
  /** @param city is the English name in the database of time zones. */
  timeIn: (city: string) => `${city} time`,
} as const
