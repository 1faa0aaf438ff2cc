import * as z from 'zod/mini'
import { displayedText, wireInteger } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { receivableFieldTexts } from '../payments/receivable-field-texts.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** The most reminders that an invoice gets. */
export const mostReminders = 4

/** The latest day of a reminder after the due day. */
const latestDay = 365

/** What the texts of a reminder may name in braces; the shop fills it in. */
export const reminderPlaceholders = ['invoice', 'order', 'company', 'open', 'due', 'days'] as const

export type ReminderPlaceholder = (typeof reminderPlaceholders)[number]

const placeholder = /\{([^{}\n]{0,40})\}/g

/** Makes the schema of a text with placeholders, in which an unknown one is refused. */
function reminderText(longest: number) {
  return displayedText(longest).check(
    z.refine((text) => unknownPlaceholder(text) === undefined, {
      error: ({ input }) => said(receivableFieldTexts).placeholder(unknownPlaceholder(String(input)) ?? ''),
    }),
  )
}

function unknownPlaceholder(text: string): string | undefined {
  const names: readonly string[] = reminderPlaceholders
  return [...text.matchAll(placeholder)].find(([, name = '']) => !names.includes(name))?.[0]
}

const words = z.object({
  language: z.enum(languageTags, { error: () => said(shopFieldTexts).language }),
  /** An empty subject or text is that of the shop for this step, in the language. */
  subject: reminderText(120),
  text: reminderText(2000),
})

const dayMessage = { error: () => said(receivableFieldTexts).stepDays(latestDay) }

const step = z.object({
  /** How many days after the due day it is sent. */
  days: z.pipe(wireInteger, z.int().check(z.gte(1, dayMessage), z.lte(latestDay, dayMessage))),
  words: z.array(words).check(
    z.refine((list) => new Set(list.map(({ language }) => language)).size === list.length, {
      error: () => said(receivableFieldTexts).languageTwice,
    }),
  ),
})

export type ReminderWords = z.output<typeof words>

/** The reminders of invoices that companies have not paid in time (docs/decisions/0162); none by default. */
export const reminders = z
  .object({
    steps: z
      .array(step)
      .check(z.maxLength(mostReminders, { error: () => said(receivableFieldTexts).steps(mostReminders) })),
  })
  .check(risingDays)

export type Reminders = z.output<typeof reminders>

/** Reports the first reminder that is not later than the one before. */
function risingDays({ value, issues }: z.core.ParsePayload<{ steps: readonly { days: number }[] }>): void {
  const place = value.steps.findIndex(({ days }, index) => days <= (value.steps[index - 1]?.days ?? 0))
  if (place < 0) return
  issues.push({
    code: 'custom',
    path: ['steps', place, 'days'],
    message: said(receivableFieldTexts).stepOrder,
    input: value,
  })
}
