import * as z from 'zod/mini'
import { typedText } from '../fields.ts'

/** The most characters of a typed discount code. */
export const longestCode = 60

/** A discount code as the customer typed it; an empty one is none. */
export const discountCode = z.optional(
  z.pipe(
    z.nullable(typedText(longestCode)),
    z.transform((code: string | null) => code || undefined),
  ),
)
