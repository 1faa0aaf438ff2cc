/** Texts about time zones. */
export const zoneTexts = {
  /** The name of a zone, by its city. */
  time: (city: string) => `${city} time`,
} as const
