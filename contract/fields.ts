import * as z from 'zod/mini'
import { separateControls } from './clean-text.ts'
import { emailPattern, emailRules, typedEmail } from './email.ts'

/** Message for a link's incomplete secret: some mail programs cut links off at the end of a line. */
export const incompleteLink = 'This link is not complete. Open it from the email again, or copy all of it.'

/** A valid floating-point number of HTML, which forms of other clients send, within the exact range of a double. */
const numberText = /^-?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})(?:[eE][+-]?\d{1,2})?$/

/**
 * A number on the wire. Responses contain JSON numbers; requests may contain number-like text, because forms and
 * other backends send text (spec §10, numbers).
 */
export const wireNumber = z.union(
  [
    z.number(),
    z.pipe(z.string().check(z.trim(), z.regex(numberText, 'Enter a number.')), z.transform(Number)),
  ],
  { error: ({ input }) => (typeof input === 'string' && withPoint(input)) || 'Enter a number.' },
)

/** Returns the correction of a number with a decimal comma, such as "9,50" or "1.234,50"; undefined for other text. */
function withPoint(text: string): string | undefined {
  if (!/^\d{1,3}(?:\d*|(?:\.\d{3})+),\d{1,2}$/.test(text)) return undefined
  return `Use a point: ${text.replaceAll('.', '').replace(',', '.')}.`
}

/** An integer on the wire, as a number or as number-like text. */
export const wireInteger = z.pipe(wireNumber, z.int('Enter a whole number.'))

/** The highest price of one order on the wire. */
const mostAmount = 1_000_000

/** Makes the schema of an amount in the shop's currency: two decimals, and a message below the minimum. */
export function amountFrom(least: number, tooLittle: string, most = mostAmount) {
  return z.pipe(
    wireNumber,
    z
      .number()
      .check(
        z.gte(least, tooLittle),
        z.lte(most, `A price is at most ${inThousands(most)}.`),
        z.refine(hasTwoDecimals, 'Use at most two decimals.'),
      ),
  )
}

/** Writes a whole number with thousands separators, for messages: 1,000,000. */
function inThousands(number: number): string {
  const digits = String(number)
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',')
}

/** Allows for the rounding of doubles, which grows with the amount. */
function hasTwoDecimals(amount: number): boolean {
  const cents = amount * 100
  return Math.abs(cents - Math.round(cents)) < 1e-6 + cents * Number.EPSILON
}

/** An amount in the shop's currency on the wire, with two decimals. */
export const wireAmount = amountFrom(0, 'A price cannot be negative.')

/** Makes the schema of the sum of up to this many amounts. */
export function wireSum(amounts: number) {
  return amountFrom(0, 'A price cannot be negative.', amounts * mostAmount)
}

/** A day without a time, such as 2026-11-22. */
export const calendarDate = z.string().check(
  z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'Write the date like 2026-11-22.'),
  z.refine((date) => isDay(date), 'This day does not exist.'),
)

function isDay(date: string): boolean {
  const instant = Date.parse(date)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

/** A rating from 1 to 5 stars (spec §3, §9). */
export const stars = z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(5)))

const notStorable = 'This text has a character that cannot be stored.'

/**
 * Makes the schema of typed text: trimmed, without NUL, which PostgreSQL refuses. `required` is the message for empty
 * text.
 */
export function typedText(maxLength: number, required?: string) {
  return z.string({ error: ({ input }) => (input === undefined ? required : undefined) }).check(
    z.trim(),
    z.maxLength(maxLength, `At most ${maxLength} characters.`),
    z.refine((text) => !text.includes('\u0000'), notStorable),
  )
}

/** An identifier created by the shop: letters, digits, hyphens and underscores. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not a valid identifier.'))

/** Up to 200 identifiers in a query, separated by commas. */
export const idList = z
  .string()
  .check(z.regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,199}$/, 'Give 1 to 200 identifiers, separated by commas.'))

/** Requests with the same key are executed once (an extension; spec §10, submit twice). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'A key is 1 to 200 visible ASCII characters.')),
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
    z.maxLength(emailRules.longest, emailRules.message),
    z.regex(emailPattern, emailRules.message),
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
export function displayedText(maxLength: number, required?: string) {
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
export function copiedText(maxLength: number, clean: (text: string) => string, required?: string) {
  return z.string({ error: ({ input }) => (input === undefined ? required : undefined) }).check(
    z.refine((text) => !text.includes('\u0000'), notStorable),
    z.overwrite((text) => visible(clean(text))),
    z.maxLength(maxLength, `At most ${maxLength} characters.`),
  )
}

/** Makes the schema of a required code or number; otherwise like `copiedText`. */
export function requiredCopy(maxLength: number, clean: (text: string) => string, required: string) {
  return copiedText(maxLength, clean, required).check(z.minLength(1, required))
}

/** Makes the schema of required displayed text; `required` is the message for empty or missing text. */
export function requiredText(maxLength: number, required: string) {
  return displayedText(maxLength, required).check(z.minLength(1, required))
}
