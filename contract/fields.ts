import * as z from 'zod/mini'

/**
 * The simple e-mail pattern of spec §5: one @, a dot in the domain, no spaces. Control characters are no letters
 * of an address either, and PostgreSQL cannot store the first of them.
 */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

const numberText = /^-?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})$/

/**
 * A number on the wire. We send JSON numbers and accept number-like text too, because forms and other
 * backends send text (spec §10, numbers); anything else is refused.
 */
export const wireNumber = z.union(
  [z.number(), z.pipe(z.string().check(z.regex(numberText, 'Enter a number.')), z.transform(Number))],
  'Enter a number.',
)

/** A whole number on the wire, as a number or as number-like text. */
export const wireInteger = z.pipe(wireNumber, z.int('Enter a whole number.'))

/** An amount of US dollars on the wire, two decimals. */
export const wireDollars = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0, 'A price cannot be negative.'),
    z.lte(1_000_000, 'A price is at most 1,000,000.'),
    z.refine(
      (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
      'Use at most two decimals.',
    ),
  ),
)

/** Stars out of 5 (spec §3, §9). */
export const stars = z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(5)))

/** One line or paragraph that a person typed: trimmed, without NUL (which PostgreSQL refuses). */
export function typedText(longest: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, `At most ${longest} characters.`),
    z.refine((text) => !text.includes('\u0000'), 'This text has a character that cannot be stored.'),
  )
}

/** An identifier made by the shop: opaque, made of letters, digits, hyphen and underscore. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not a valid identifier.'))

/** With the same key the same request is done once (an extension; spec §10, submit twice). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'A key is 1 to 200 visible ASCII characters.')),
  ),
})

/** Written answers that change something (spec §10, answers). */
export const inserted = { acknowledged: z.boolean(), insertedId: z.string() }
export const updated = { acknowledged: z.boolean(), matchedCount: wireInteger, modifiedCount: wireInteger }
export const deleted = { acknowledged: z.boolean(), deletedCount: wireInteger }

/**
 * The outline of a picture: an SVG path in a 720 × 720 box, painted on the board behind the picture.
 * An extension: another backend has none.
 */
export const outline = z.optional(z.nullable(z.string()))

/** An e-mail address on the wire; addresses compare case-folded (spec §10, email rule). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(emailPattern, 'Provide a valid Email'))

/** They would turn around what stands beside the text: embeddings, overrides and isolates of direction. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** Spaces, format characters such as the zero-width space, and letters that are blank. */
const invisible = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/**
 * Text of a form, as it is stored and shown to others: without controls of direction and halves of characters, and
 * empty where nothing of it can be seen. Joiners stay, which emoji and some scripts are written with.
 */
export function displayedText(longest: number) {
  return typedText(longest).check(z.overwrite(visible))
}

function visible(text: string): string {
  const whole = text.toWellFormed().replace(directionControls, '').trim()
  return invisible.test(whole) ? '' : whole
}

/** Displayed text that may not be empty; `required` is the sentence for one that is. */
export function requiredText(longest: number, required: string) {
  return displayedText(longest).check(z.minLength(1, required))
}
