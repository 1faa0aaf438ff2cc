import * as z from 'zod/mini'

/** Message for an unknown country. */
export const countryNeeded = 'Enter each country by its name or its two-letter code.'

/** An ISO 3166 code of two letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, countryNeeded))
