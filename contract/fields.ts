import * as z from 'zod/mini'

const numberText = /^-?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})$/

/**
 * A number on the wire. We send JSON numbers and accept number-like text too, because forms and other
 * backends send text (decision: numbers on the wire); anything else is refused.
 */
export const wireNumber = z.union(
  [z.number(), z.pipe(z.string().check(z.regex(numberText, 'Give a number.')), z.transform(Number))],
  'Give a number.',
)

/** A whole number on the wire, as a number or as number-like text. */
export const wireInteger = z.pipe(wireNumber, z.int('Give a whole number.'))

/** An amount of US dollars on the wire, two decimals. */
export const wireDollars = z.pipe(
  wireNumber,
  z.number().check(
    z.gte(0, 'A price is not below zero.'),
    z.lte(1_000_000, 'A price is at most 1,000,000.'),
    z.refine(
      (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
      'Give at most two decimals.',
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
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not an identifier of ours.'))

/** With the same key the same request is done once (an extension; decision: submit twice). */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'A key is 1 to 200 visible ASCII characters.')),
  ),
})

/** Written answers that change something (decision: open answers). */
export const inserted = { acknowledged: z.boolean(), insertedId: z.string() }
export const updated = { acknowledged: z.boolean(), matchedCount: wireInteger, modifiedCount: wireInteger }
export const deleted = { acknowledged: z.boolean(), deletedCount: wireInteger }

/**
 * The outline of a picture: an SVG path in a 720 × 720 box, painted on the board behind the picture.
 * An extension: another backend has none.
 */
export const outline = z.optional(z.nullable(z.string()))
