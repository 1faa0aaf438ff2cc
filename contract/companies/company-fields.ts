import * as z from 'zod/mini'
import { cleanCode, cleanElectronicAddress, cleanLine, cleanTaxNumber } from '../clean-text.ts'
import { amountFrom, copiedText, displayedText, email, requiredText, wireInteger } from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { longestParts, mostLines } from '../orders/addresses.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { countryCode } from '../shop/country-code.ts'
import { companyFieldTexts } from './company-field-texts.ts'
import { termsDaysLimits } from './terms-days.ts'

/** The states of a company. `asked`: it waits for the owner. Only people of a `granted` one buy for it. */
export const companyStates = ['asked', 'granted', 'refused', 'ended'] as const

export type CompanyState = (typeof companyStates)[number]

/** What is known of a VAT number. Tax is left out only for a `confirmed` one. */
export const vatStates = ['none', 'waiting', 'confirmed', 'refused'] as const

export type VatState = (typeof vatStates)[number]

/** The e-invoices that may go with the mails of a company. */
export const invoiceFormats = ['xrechnung', 'peppol', 'cii', 'zugferd'] as const

/** The rules of the forms. */
export const companyForm = {
  name: {
    get required() {
      return said(companyFieldTexts).name
    },
    maxLength: longestText(150),
  },
  vatNumber: { maxLength: longestText(20) },
  termsDays: termsDaysLimits,
} as const

/** The most people and invitations of a company. */
export const mostBuyers = 50

/**
 * Returns a VAT number without the label before it, spaces, points and hyphens, in capitals, and as the VIES has it:
 * Greek numbers begin with EL, and Belgian ones have ten digits.
 */
export function cleanVatNumber(text: string): string {
  return cleanTaxNumber(text.toUpperCase())
    .replace(/[\s./-]/g, '')
    .replace(/^GR(?=\d{9}$)/, 'EL')
    .replace(/^BE(?=\d{9}$)/, 'BE0')
}

function line(longest: number, required?: () => string) {
  const text = required ? requiredText(longest, required) : displayedText(longest)
  return text.check(z.overwrite(cleanLine))
}

const optionalEmail = z.union([z.literal(''), email])

const electronicAddress = z.union(
  [z.literal(''), copiedText(100, cleanElectronicAddress).check(z.regex(/^\d{4}:[\w.:@+-]{1,90}$/))],
  { error: () => said(companyFieldTexts).electronicAddress },
)

/** What a company writes about itself. */
export const companyDetails = {
  name: line(companyForm.name.maxLength.value, () => said(companyFieldTexts).name),
  country: countryCode,
  lines: z.array(line(longestParts.line)).check(
    z.maxLength(mostLines, { error: () => said(orderFieldTexts).lines(mostLines) }),
    z.overwrite((lines) => lines.filter(Boolean)),
    z.minLength(1, { error: () => said(companyFieldTexts).lines }),
  ),
  postcode: copiedText(longestParts.postcode, cleanCode),
  city: line(longestParts.city, () => said(companyFieldTexts).city),
  region: line(longestParts.region),
  /** With the letters of its country; empty for a company without one. */
  vatNumber: copiedText(companyForm.vatNumber.maxLength.value, cleanVatNumber),
  /** Where invoices go beside the buyer; empty for nowhere. */
  invoiceEmail: optionalEmail,
}

/** What a company chooses once it is granted. */
export const companyChoices = {
  /** Whether its people see prices without tax first. */
  showsNet: z.boolean(),
  /** What its e-invoices must name, such as a Leitweg-ID; empty for nothing. */
  buyerReference: copiedText(100, cleanCode),
  /** Its address in the Peppol network, as `scheme:id`; empty for none. */
  electronicAddress,
  /** The e-invoice that goes with its mails; null for none. */
  invoiceFormat: z.nullable(z.enum(invoiceFormats)),
}

/** The terms that the owner decides for a company. */
export const decidedTerms = {
  /** Within how many days it pays invoices; null if it pays at once. */
  termsDays: z.nullable(
    z.pipe(
      wireInteger,
      z.int().check(
        z.gte(companyForm.termsDays.least, {
          error: () => said(companyFieldTexts).termsDays(termsDaysLimits.most),
        }),
        z.lte(companyForm.termsDays.most, {
          error: () => said(companyFieldTexts).termsDays(termsDaysLimits.most),
        }),
      ),
    ),
  ),
  /** The most that it may owe; null without terms. */
  limit: z.nullable(amountFrom(0.01, () => said(companyFieldTexts).limit)),
  /** The id of its price list; null for none. */
  priceListId: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
}

/** What staff writes about a company. */
export const companyTerms = {
  ...decidedTerms,
  /** Words of staff, for staff. */
  note: displayedText(1000),
}

interface Terms {
  readonly termsDays: number | null
  readonly limit: number | null
}

/** Terms of payment and the limit are given together. */
export const termsTogether = [
  z.refine<Terms>(({ termsDays, limit }) => termsDays === null || limit !== null, {
    path: ['limit'],
    error: () => said(companyFieldTexts).limitMissing,
  }),
  z.refine<Terms>(({ termsDays, limit }) => limit === null || termsDays !== null, {
    path: ['termsDays'],
    error: () => said(companyFieldTexts).termsMissing,
  }),
] as const
