/** The messages about fields of open invoices, transfers and reminders. */
export const receivableFieldTexts = {
  note: 'Write the reason. Staff read it later.',
  transferAmount: (least: string) => `Enter at least ${least}.`,
  parts: (most: number) => `Assign at most ${most} invoices at once.`,
  partTwice: 'An invoice is in the list twice. Make one part of both.',
  partsMissing: 'Assign at least one invoice.',
  steps: (most: number) => `Write at most ${most} reminders.`,
  stepDays: (most: number) => `Enter a whole number of days from 1 to ${most}.`,
  stepOrder: 'Each reminder comes later than the one before. Enter more days.',
  placeholder: (written: string) => `${written} is not filled in. Use one of the names below.`,
  languageTwice: 'A reminder has two texts in one language. Remove one.',
}
