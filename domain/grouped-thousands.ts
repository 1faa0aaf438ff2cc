const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * Returns a number that a person typed without the commas between its thousands: "1,000" is 1000. A comma before
 * exactly three digits groups them, because nobody types a thousandth; any other text, such as "1,5", stays as it is.
 */
export function withoutGroups(text: string): string {
  return grouped.test(text.trim()) ? text.replaceAll(',', '') : text
}

/** Returns the number that a person typed, with or without commas between its thousands; NaN for any other text. */
export function typedNumber(text: string): number {
  return Number(withoutGroups(text))
}
