import * as z from 'zod/mini'
import { separateControls } from './clean-text.ts'
import { emailPattern, emailRules, typedEmail } from './email.ts'
import { fieldTexts } from './field-texts.ts'
import { atMostCharacters } from './form-rules.ts'
import { said } from './languages/said.ts'
import { writtenNumber } from './written-number.ts'

/** The check of a link's secret: some mail programs cut links off at the end of a line. */
export const completeLink = (form: RegExp) => z.regex(form, { error: () => said(fieldTexts).incompleteLink })

/** A valid floating-point number of HTML, which forms of other clients send, within the exact range of a double. */
const numberText = /^-?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})(?:[eE][+-]?\d{1,2})?$/

/**
 * A number on the wire. Responses contain JSON numbers; requests may contain number-like text, because forms and
 * other backends send text (spec §10, numbers).
 */
export const wireNumber = z.union(
  [
    z.number(),
    z.pipe(
      z.string().check(z.trim(), z.regex(numberText, { error: () => said(fieldTexts).number })),
      z.transform(Number),
    ),
  ],
  { error: ({ input }) => (typeof input === 'string' && withPoint(input)) || said(fieldTexts).number },
)

/** Returns the correction of a number with a decimal comma, such as "9,50" or "1.234,50"; undefined for other text. */
function withPoint(text: string): string | undefined {
  if (!/^\d{1,3}(?:\d*|(?:\.\d{3})+),\d{1,2}$/.test(text)) return undefined
  return said(fieldTexts).withPoint(text.replaceAll('.', '').replace(',', '.'))
}

/** An integer on the wire, as a number or as number-like text. */
export const wireInteger = z.pipe(wireNumber, z.int({ error: () => said(fieldTexts).wholeNumber }))

/** The highest price of one order on the wire. */
const mostAmount = 1_000_000

/** Makes the schema of an amount in the shop's currency: two decimals, and a message below the minimum. */
export function amountFrom(least: number, tooLittle: () => string, most = mostAmount) {
  return z.pipe(
    wireNumber,
    z
      .number()
      .check(
        z.gte(least, { error: tooLittle }),
        z.lte(most, { error: () => said(fieldTexts).mostPrice(writtenNumber(most)) }),
        z.refine(hasTwoDecimals, { error: () => said(fieldTexts).twoDecimals }),
      ),
  )
}

/** Allows for the rounding of doubles, which grows with the amount. */
function hasTwoDecimals(amount: number): boolean {
  const cents = amount * 100
  return Math.abs(cents - Math.round(cents)) < 1e-6 + cents * Number.EPSILON
}

/** An amount in the shop's currency on the wire, with two decimals. */
export const wireAmount = amountFrom(0, () => said(fieldTexts).negativePrice)

/** Makes the schema of the sum of up to this many amounts. */
export function wireSum(amounts: number) {
  return amountFrom(0, () => said(fieldTexts).negativePrice, amounts * mostAmount)
}

/** A day without a time, such as 2026-11-22. */
export const calendarDate = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, { error: () => said(fieldTexts).date }),
  z.refine((date) => isDay(date), { error: () => said(fieldTexts).noSuchDay }),
)

function isDay(date: string): boolean {
  const instant = Date.parse(date)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

/** A rating from 1 to 5 stars (spec §3, §9). */
export const stars = z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(5)))

const isStorable = z.refine<string>((text) => !text.includes('\u0000'), {
  error: () => said(fieldTexts).notStorable,
})

/**
 * Makes the schema of typed text: trimmed, without NUL, which PostgreSQL refuses. `required` is the message for empty
 * text.
 */
export function typedText(maxLength: number, required?: () => string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? required?.() : undefined) })
    .check(z.trim(), z.maxLength(maxLength, atMostCharacters(maxLength)), isStorable)
}

/** An identifier created by the shop: letters, digits, hyphens and underscores. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: () => said(fieldTexts).identifier }))

/** Up to 200 identifiers in a query, separated by commas. */
export const idList = z
  .string()
  .check(z.regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,199}$/, { error: () => said(fieldTexts).identifiers }))

/** Requests with the same key are executed once (an extension; spec §10, submit twice). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, { error: () => said(fieldTexts).idempotencyKey })),
  ),
})

/** Answers of operations that change something (spec §10, answers). */
export const inserted = { acknowledged: z.boolean(), insertedId: z.string() }
export const updated = { acknowledged: z.boolean(), matchedCount: wireInteger, modifiedCount: wireInteger }
export const deleted = { acknowledged: z.boolean(), deletedCount: wireInteger }

/**
 * A picture's outline: an SVG path in a 720 × 720 box, drawn behind the picture. An extension: another backend has
 * none.
 */
export const outline = z.optional(z.nullable(z.string()))

/** An email on the wire, converted to its canonical form (spec §10, email rule). */
export const email = z
  .string()
  .check(
    z.overwrite(typedEmail),
    z.maxLength(emailRules.longest, { error: () => emailRules.message }),
    z.regex(emailPattern, { error: () => emailRules.message }),
  )

/** Bidirectional embeddings, overrides and isolates, which could reorder adjacent text. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** Spaces, format characters such as the zero-width space, and blank letters. */
const invisible = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/**
 * Makes the schema of text that is stored and shown to others. Removes direction controls and lone surrogates, and
 * replaces each other control by a space. Text without a visible character becomes empty. Joiners stay, because emoji
 * and some scripts need them.
 */
export function displayedText(maxLength: number, required?: () => string) {
  return typedText(maxLength, required).check(z.overwrite(visible))
}

function visible(text: string): string {
  const whole = separateControls(text).replace(directionControls, '').trim()
  return invisible.test(whole) ? '' : whole
}

/**
 * Makes the schema of a code or number that people copy from elsewhere.
 * @param clean returns the form in which a person would type it, such as `cleanCode`.
 */
export function copiedText(maxLength: number, clean: (text: string) => string, required?: () => string) {
  return z.string({ error: ({ input }) => (input === undefined ? required?.() : undefined) }).check(
    isStorable,
    z.overwrite((text) => visible(clean(text))),
    z.maxLength(maxLength, atMostCharacters(maxLength)),
  )
}

/** Makes the schema of a required code or number; otherwise like `copiedText`. */
export function requiredCopy(maxLength: number, clean: (text: string) => string, required: () => string) {
  return copiedText(maxLength, clean, required).check(z.minLength(1, { error: required }))
}

/** Makes the schema of required displayed text; `required` is the message for empty or missing text. */
export function requiredText(maxLength: number, required: () => string) {
  return displayedText(maxLength, required).check(z.minLength(1, { error: required }))
}
