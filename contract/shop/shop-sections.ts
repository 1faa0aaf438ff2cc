import * as z from 'zod/mini'
import { cleanCode, cleanPhone, cleanTaxNumber } from '../clean-text.ts'
import { isEmail, pastedEmail } from '../email.ts'
import { copiedText, displayedText, requiredText, typedText, wireInteger, wireNumber } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { accounting } from './accounting.ts'
import { countryCode } from './country-code.ts'
import { isCountedInHundredths, refusalOfCurrencyCode } from './currencies.ts'
import { rates } from './delivery-rates.ts'
import { einvoices } from './e-invoices.ts'
import { invoicing } from './invoicing.ts'
import { words } from './owners-words.ts'
import { pickup } from './pick-up-place.ts'
import { reminders } from './reminders.ts'
import { shopFieldTexts } from './shop-field-texts.ts'
import { tax } from './tax-rates.ts'
import { writing } from './writing.ts'

/** An address of a picture at the shop's image host; empty for none. */
const picture = typedText(500)

const company = z.object({
  /** The shop's name; "Truewheel" is shown if it is empty. */
  name: displayedText(60),
  /** The seller's name in the commercial register. */
  legalName: displayedText(120),
  /** The address, one entry per line, as on an envelope. */
  address: z
    .array(displayedText(120))
    .check(z.maxLength(6, { error: () => said(shopFieldTexts).addressLines })),
  /** As the owner writes it, because it is displayed. */
  email: typedText(254).check(
    z.overwrite(pastedEmail),
    z.refine((text) => text === '' || isEmail(text), { error: () => said(shopFieldTexts).companyEmail }),
  ),
  phone: copiedText(40, cleanPhone),
  hours: displayedText(120),
  register: copiedText(120, cleanCode),
  taxNumber: copiedText(60, cleanTaxNumber),
  /** The VAT number, such as DE123456789; invoices state it beside the tax number. */
  vatNumber: z._default(copiedText(60, cleanTaxNumber), ''),
  /** The displayed time within which the shop answers, such as "one working day". */
  answerWithin: displayedText(60),
  logo: picture,
})

/** The words and picture at the top of the home page; an empty field shows the built-in one. */
const hero = z.object({
  kicker: displayedText(40),
  heading: displayedText(80),
  text: displayedText(300),
  action: displayedText(40),
  picture,
})

const figures = z.object({
  figures: z
    .array(
      z.object({
        figure: requiredText(12, () => said(shopFieldTexts).figure),
        name: requiredText(40, () => said(shopFieldTexts).figureName),
      }),
    )
    .check(z.maxLength(4, { error: () => said(shopFieldTexts).figures })),
})

function days(atMost: number) {
  const message = { error: () => said(shopFieldTexts).days(atMost) }
  return z.nullable(z.pipe(wireInteger, z.int().check(z.gte(0, message), z.lte(atMost, message))))
}

const calendarDay = z.string().check(z.refine(isCalendarDay, { error: () => said(shopFieldTexts).holiday }))

const delivery = z
  .object({
    /** A sentence about the delivery price; empty for no promise. */
    price: displayedText(200),
    /** An order paid before this hour of a working day is sent on the same day; null for no promise. */
    leavesBefore: z.nullable(
      z.pipe(
        wireInteger,
        z
          .int()
          .check(
            z.gte(1, { error: () => said(shopFieldTexts).hour }),
            z.lte(23, { error: () => said(shopFieldTexts).hour }),
          ),
      ),
    ),
    /** Working days in transit: the usual minimum and maximum, and the maximum for the most distant countries. */
    daysFrom: days(90),
    daysTo: days(90),
    daysFarthest: days(90),
    /** ISO 3166 codes. */
    countries: z
      .array(countryCode)
      .check(z.maxLength(250, { error: () => said(shopFieldTexts).countries(250) })),
    /** Working days, 0 for Sunday. */
    weekdays: z
      .array(z.pipe(wireInteger, z.int().check(z.gte(0), z.lte(6))))
      .check(z.minLength(1, { error: () => said(shopFieldTexts).workingDay }), z.maxLength(7)),
    /** Days without dispatch or delivery, such as 2026-12-25. */
    holidays: z
      .array(calendarDay)
      .check(z.maxLength(100, { error: () => said(shopFieldTexts).holidays(100) })),
    /** Days after delivery for returning a tool, and days from the return to the refund. */
    returnDays: days(365),
    refundDays: days(365),
  })
  .check(
    z.refine(({ daysFrom, daysTo }) => (daysFrom === null) === (daysTo === null), {
      path: ['daysTo'],
      error: () => said(shopFieldTexts).bothDays,
    }),
    z.refine(({ daysFrom, daysTo }) => daysFrom === null || daysTo === null || daysFrom <= daysTo, {
      path: ['daysTo'],
      error: () => said(shopFieldTexts).daysOrder,
    }),
  )

const writtenMoney = {
  /** An ISO 4217 currency with two decimals. It cannot change once an order exists. */
  currency: z
    .string()
    .check(z.refine(isCountedInHundredths, { error: ({ input }) => refusalOfCurrencyCode(String(input)) })),
  /** The language tag that determines how numbers and dates are written, such as en-US. */
  locale: z.string().check(z.refine(isLocale, { error: () => said(shopFieldTexts).locale })),
  /** The IANA time zone of the workshop. */
  timeZone: z.string().check(z.refine(isTimeZone, { error: () => said(shopFieldTexts).timeZone })),
}

const rateMessage = { error: () => said(shopFieldTexts).rateOrEmpty }

const money = z
  .object({
    ...writtenMoney,
    /** The tax that prices include, in percent; null shows no tax on invoices. */
    taxRate: z.nullable(
      z.pipe(
        wireNumber,
        z.number().check(
          z.gte(0, rateMessage),
          z.lte(100, rateMessage),
          z.refine((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, rateMessage),
        ),
      ),
    ),
    /** The name of the included tax, such as VAT. */
    taxName: displayedText(30),
  })
  .check(
    z.refine(({ taxRate, taxName }) => taxRate === null || taxName !== '', {
      path: ['taxName'],
      error: () => said(shopFieldTexts).taxNameOrNoRate,
    }),
  )

const mail = z.object({
  /** The line above the first paragraph of each email; may be empty. */
  opening: displayedText(300),
  /** The last lines of each email; empty for the shop's name. */
  signature: displayedText(200),
})

/** Message for a link to the official page that no browser opens safely. */
const linkMessage = { error: () => said(shopFieldTexts).link }

const pixels = z.number().check(z.int(), z.minimum(1), z.maximum(20_000))

/**
 * The official notice about the legal guarantee (Regulation (EU) 2025/1960), as the owner has it from the European
 * Commission: one picture file for each language (docs/decisions/0139).
 */
const notices = z.object({
  pictures: z
    .array(
      z.object({
        /** ISO 639-1 code. */
        language: z
          .string()
          .check(z.regex(/^[a-z]{2}$/, { error: () => said(shopFieldTexts).noticeLanguage })),
        picture: requiredText(500, () => said(shopFieldTexts).noticePicture),
        /** The size in pixels, so that pages reserve its space; missing if the browser of the owner did not know it. */
        width: z.optional(pixels),
        height: z.optional(pixels),
      }),
    )
    .check(
      z.maxLength(30, { error: () => said(shopFieldTexts).noticeLanguages(30) }),
      z.refine((pictures) => new Set(pictures.map(({ language }) => language)).size === pictures.length, {
        error: () => said(shopFieldTexts).noticeTwice,
      }),
    ),
  /** The address of the official page that the notice links to; empty for none. */
  link: typedText(500).check(
    z.refine((text) => text === '' || (/^https:\/\/[^\s/]+/i.test(text) && URL.canParse(text)), linkMessage),
  ),
})

const languageTag = z.enum(languageTags, { error: () => said(shopFieldTexts).language })

const spoken = z
  .object({
    /** The language of the addresses without a language. */
    standard: languageTag,
    /** All languages in which the shop has pages and emails, with the standard one. */
    offered: z.array(languageTag).check(
      z.refine((tags) => new Set(tags).size === tags.length, {
        error: () => said(shopFieldTexts).languageTwice,
      }),
    ),
  })
  .check(
    z.refine(({ standard, offered }) => offered.includes(standard), {
      path: ['offered'],
      error: () => said(shopFieldTexts).standardLanguage,
    }),
  )

const visits = z.object({
  /** Whether visits are counted, as sums of days. */
  counted: z.boolean(),
})

/** The owner's settings by section. Each section has its own versions. */
export const settingSections = {
  company,
  hero,
  figures,
  delivery,
  rates,
  pickup,
  money,
  tax,
  mail,
  notices,
  languages: spoken,
  words,
  visits,
  accounting,
  invoicing,
  reminders,
  einvoices,
} as const

export type SectionName = keyof typeof settingSections

/** The settings of all sections. */
export type SectionValues = { readonly [Name in SectionName]: z.output<(typeof settingSections)[Name]> }

/** What the prices of products include; `none` if the shop states no tax. */
const priceTerms = z.object({
  tax: z.enum(['included', 'added', 'none']),
  delivery: z.enum(['included', 'added']),
})

export type PriceTerms = z.output<typeof priceTerms>

/** The settings that pages show. */
export const shopOnPages = z.object({
  company,
  hero,
  figures: figures.shape.figures,
  delivery,
  terms: priceTerms,
  /** Without the rate of the tax. */
  money: z.object({ ...writtenMoney, writing }),
  /** The official notice about the legal guarantee, in the language of the shop; absent until the owner adds it. */
  notice: z.optional(
    z.object({
      picture: z.string(),
      language: z.string(),
      link: z.string(),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
    }),
  ),
  /** The tax of the home country today; missing while the owner has set no rates by country. */
  tax: z.optional(z.object({ name: z.string(), rate: wireNumber, isIncluded: z.boolean() })),
  /** The owner's texts that have no translation, with their language; missing on pages in the standard language. */
  otherWords: z.optional(z.object({ lang: z.string(), texts: z.array(z.string()) })),
  /** True while the owner counts no visits. */
  uncounted: z.optional(z.literal(true)),
  /** True while the company details are those of the sample shop. */
  sample: z.boolean(),
})

export type ShopOnPages = z.output<typeof shopOnPages>

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function isLocale(tag: string): boolean {
  // Excludes extensions such as -u-nu-arab, which browsers support differently.
  return (
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(tag) &&
    Intl.NumberFormat.supportedLocalesOf([tag]).length > 0
  )
}

function isTimeZone(name: string): boolean {
  return name === 'UTC' || (/^[A-Z][\w+-]*(\/[\w+-]+){1,2}$/.test(name) && isKnownZone(name))
}

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
