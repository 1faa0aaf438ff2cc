import {
  type ReminderPlaceholder,
  type Reminders,
  reminderPlaceholders,
} from '../../contract/shop/reminders.ts'

/** The subject and the text of a reminder. */
export interface ReminderText {
  readonly subject: string
  readonly text: string
}

/**
 * Returns the words of a step in a language: those of the owner, and those of the shop where the owner wrote none.
 *
 * @param builtIn the shop's own steps in this language; a later step than the last one has its words.
 */
export function reminderIn(
  { steps }: Reminders,
  step: number,
  language: string,
  builtIn: readonly ReminderText[],
): ReminderText {
  const own = steps[step - 1]?.words.find((words) => words.language === language)
  const usual = builtIn[Math.min(step, builtIn.length) - 1]
  return { subject: own?.subject || usual?.subject || '', text: own?.text || usual?.text || '' }
}

/** Replaces the placeholders of a text by their values. A value is never read as a placeholder. */
export function fillReminder(text: string, values: Readonly<Record<ReminderPlaceholder, string>>): string {
  return text.replaceAll(/\{(\w{1,20})\}/g, (written, name: string) => {
    const known = reminderPlaceholders.find((placeholder) => placeholder === name)
    return known ? values[known] : written
  })
}
