import * as z from 'zod/mini'
import { cleanCode } from '../clean-text.ts'
import { fieldTexts } from '../field-texts.ts'
import { copiedText, displayedText, id, requiredText, wireInteger, wireNumber } from '../fields.ts'
import { atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { cleanGtin, problemOfGtin } from './gtin.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { translations } from './translated-words.ts'

/** Limits of a product's details. */
const limits = { specs: 40, pictures: 8, fits: 60, needsAlso: 12, familyAxes: 2, measure: 1_000_000 } as const

/** A measured value: a weight in grams or a length in millimetres. */
const measure = z.pipe(
  wireNumber,
  z
    .number()
    .check(
      z.gt(0, { error: () => said(fieldTexts).aboveZero }),
      z.lte(limits.measure, atMost(limits.measure)),
    ),
)

/** A key of a specification, as written in the dictionary of keys. */
export const specKeyName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: () => said(productFieldTexts).key }))

/** A row of the specification, as a PropertyValue of schema.org. */
const spec = z.object({
  key: specKeyName,
  value: z.union([z.number(), requiredText(120, () => said(productFieldTexts).specValue)], {
    error: () => said(productFieldTexts).specNumberOrText,
  }),
  /** The displayed unit: `mm`, `g`, `N·m`. */
  unit: z.optional(requiredText(12, () => said(productFieldTexts).specUnit)),
})

const picture = z.object({
  img: requiredText(2048, () => said(fieldTexts).imageRequired),
  /** The alternative text. */
  alt: displayedText(200),
})

/** The id of a standard in the folder `standards/`. */
const standardId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, { error: () => said(productFieldTexts).standardId }))

/** Refuses a second row with the same name, and reports the error at the repeating field. */
function eachOnce<Row>(nameOf: (row: Row) => string, fieldOf: readonly string[], message: () => string) {
  return z.check<Row[]>(({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, row] of value.entries()) {
      const name = nameOf(row)
      if (seen.has(name))
        issues.push({ code: 'custom', input: row, path: [index, ...fieldOf], message: message() })
      seen.add(name)
    }
  })
}

function ids(each: typeof id, most: number, tooMany: () => string) {
  return z.array(each).check(
    z.maxLength(most, { error: tooMany }),
    eachOnce(
      (name) => name,
      [],
      () => said(productFieldTexts).idTwice,
    ),
  )
}

/** A Global Trade Item Number with its check digit; spaces and hyphens between the digits are left out. */
const gtin = copiedText(40, (text) => cleanGtin(cleanCode(text))).check(
  z.refine((text) => text === '' || problemOfGtin(text) === undefined, {
    error: ({ input }) => problemOfGtin(String(input)) ?? '',
  }),
)

const wholeYears = { error: () => said(productFieldTexts).guaranteeYears }

/** Rows of the specification, each key once. */
function specification<Row extends typeof spec>(row: Row) {
  return z.array(row).check(
    z.maxLength(limits.specs, { error: () => said(productFieldTexts).specs(limits.specs) }),
    eachOnce(
      ({ key }) => key,
      ['key'],
      () => said(productFieldTexts).keyTwice,
    ),
  )
}

const fields = {
  /** The stock keeping unit: the shop's or the maker's number. */
  sku: copiedText(40, cleanCode),
  brand: displayedText(60),
  /** The category's displayed name. */
  category: displayedText(60),
  specs: specification(spec),
  /** More pictures, in addition to `img`. */
  pictures: z
    .array(picture)
    .check(z.maxLength(limits.pictures, { error: () => said(productFieldTexts).pictures(limits.pictures) })),
  /** The standards that the product fits. */
  fits: ids(standardId, limits.fits, () => said(productFieldTexts).standards(limits.fits)),
  /** Ids of other tools that the work also needs. */
  needsAlso: ids(id, limits.needsAlso, () => said(productFieldTexts).tools(limits.needsAlso)),
  weightGrams: measure,
  lengthMm: measure,
  gtin,
  /** The maker's own part number. */
  mpn: copiedText(70, cleanCode),
  /** The id of a maker of the shop. */
  maker: z.union([z.literal(''), id], { error: () => said(productFieldTexts).maker }),
  /** Warnings and safety information, as the package or the instructions state them. */
  warnings: displayedText(2000),
  /** Years of the maker's own guarantee. */
  guaranteeYears: z.pipe(wireInteger, z.int().check(z.gte(1, wholeYears), z.lte(99, wholeYears))),
  /** Who gives that guarantee; without it, the maker. */
  guarantor: displayedText(120),
  /** Its terms, or the address of the page that states them. */
  guaranteeTerms: displayedText(2000),
  /** The name of the family of products that differ in a few values only, such as lengths of a cable. */
  family: displayedText(50).check(
    z.refine((name) => name === '' || /[\p{L}\p{N}]/u.test(name), {
      error: () => said(productFieldTexts).familyName,
    }),
  ),
  /** The keys of the specification whose values tell the members of the family apart. All members have the same. */
  familyAxes: z.array(specKeyName).check(
    z.maxLength(limits.familyAxes, { error: () => said(productFieldTexts).familyAxes(limits.familyAxes) }),
    eachOnce(
      (key) => key,
      [],
      () => said(productFieldTexts).keyTwice,
    ),
  ),
  /** The product's words in other languages than the shop's standard one. Lists and public answers have none. */
  translations,
} as const

/** A row of the specification in answers. `lang` names the language of a text that is not in that of the request. */
const shownSpec = z.extend(spec, { lang: z.optional(z.string()) })

/** Details of a product (extension fields): a product without a detail lacks its field. */
export const productDetails = {
  sku: z.optional(fields.sku),
  brand: z.optional(fields.brand),
  category: z.optional(fields.category),
  specs: z.optional(specification(shownSpec)),
  pictures: z.optional(fields.pictures),
  fits: z.optional(fields.fits),
  needsAlso: z.optional(fields.needsAlso),
  weightGrams: z.optional(fields.weightGrams),
  lengthMm: z.optional(fields.lengthMm),
  gtin: z.optional(fields.gtin),
  mpn: z.optional(fields.mpn),
  maker: z.optional(fields.maker),
  warnings: z.optional(fields.warnings),
  guaranteeYears: z.optional(fields.guaranteeYears),
  guarantor: z.optional(fields.guarantor),
  guaranteeTerms: z.optional(fields.guaranteeTerms),
  family: z.optional(fields.family),
  familyAxes: z.optional(fields.familyAxes),
  /** Whether each piece is a gift card of its price: it is mailed as a code, without tax and delivery. */
  giftCard: z.optional(z.boolean()),
  translations: z.optional(fields.translations),
}

const described = z.object(productDetails)

/** The details of a product. */
export type ProductDetails = z.output<typeof described>

/** The details in a request. `null`, an empty text or an empty list clears one; a missing field keeps it. */
export const givenDetails = {
  sku: z.optional(z.nullable(fields.sku)),
  brand: z.optional(z.nullable(fields.brand)),
  category: z.optional(z.nullable(fields.category)),
  specs: z.optional(z.nullable(fields.specs)),
  pictures: z.optional(z.nullable(fields.pictures)),
  fits: z.optional(z.nullable(fields.fits)),
  needsAlso: z.optional(z.nullable(fields.needsAlso)),
  weightGrams: z.optional(z.nullable(fields.weightGrams)),
  lengthMm: z.optional(z.nullable(fields.lengthMm)),
  gtin: z.optional(z.nullable(fields.gtin)),
  mpn: z.optional(z.nullable(fields.mpn)),
  maker: z.optional(z.nullable(fields.maker)),
  warnings: z.optional(z.nullable(fields.warnings)),
  guaranteeYears: z.optional(z.nullable(fields.guaranteeYears)),
  guarantor: z.optional(z.nullable(fields.guarantor)),
  guaranteeTerms: z.optional(z.nullable(fields.guaranteeTerms)),
  family: z.optional(z.nullable(fields.family)),
  familyAxes: z.optional(z.nullable(fields.familyAxes)),
  giftCard: z.optional(z.nullable(z.boolean())),
  translations: z.optional(z.nullable(fields.translations)),
}

const given = z.object(givenDetails)

export type GivenDetails = z.output<typeof given>

/** The names of all details, in the order in which they are stored. */
export const detailNames = [
  'sku',
  'brand',
  'category',
  'gtin',
  'mpn',
  'maker',
  'specs',
  'pictures',
  'fits',
  'needsAlso',
  'weightGrams',
  'lengthMm',
  'warnings',
  'guaranteeYears',
  'guarantor',
  'guaranteeTerms',
  'family',
  'familyAxes',
  'giftCard',
  'translations',
] as const satisfies readonly (keyof ProductDetails)[]
