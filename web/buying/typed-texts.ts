/** Texts of the field for typed lines. */
export const typedTexts = {
  heading: 'Add by number',
  label: 'Numbers or names with quantities, one in a line',
  hint: 'For example “TW-1234 3” or “3 x PH-12”. Paste a list, or use a scanner: Enter adds the line.',
  add: 'Add these',
  adding: 'Looking them up…',
  notFound: (line: string) => `“${line}”: no product has this number or name.`,
  several: (line: string) => `“${line}”: several products fit. Enter the number of one.`,
  notBookable: (line: string) => `“${line}”: this part is sold by quote only.`,
  tooMany: (most: string) => `Enter at most ${most} lines at once.`,
  kept: 'These lines stay in the field. Correct them and add them again.',
} as const
