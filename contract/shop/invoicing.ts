import { isValidBIC, isValidIBAN } from 'ibantools'
import * as z from 'zod/mini'
import { cleanCode } from '../clean-text.ts'
import { termsDaysLimits } from '../companies/terms-days.ts'
import { displayedText, wireAmount, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

const { least, most } = termsDaysLimits

const daysMessage = { error: () => said(shopFieldTexts).termsDays(most) }

/** Within how many days an invoice is paid. */
export const termsDays = z.pipe(
  wireInteger,
  z.int().check(z.gte(least, daysMessage), z.lte(most, daysMessage)),
)

/** Returns the letters and digits of a number of a bank, without its label and what people put between them. */
function bankCode(text: string, label: RegExp): string {
  return cleanCode(text)
    .toUpperCase()
    .replace(label, '')
    .replaceAll(/[\s.-]/g, '')
}

const iban = displayedText(60).check(
  z.overwrite((text) => bankCode(text, /^IBAN[\s:.]{0,5}/)),
  z.refine((text) => text === '' || isValidIBAN(text), { error: () => said(shopFieldTexts).iban }),
)

const bic = displayedText(40).check(
  z.overwrite((text) => bankCode(text, /^(?:BIC|SWIFT)(?:[ /-]{1,3}(?:BIC|SWIFT))?[\s:.]{1,5}/)),
  z.refine((text) => text === '' || isValidBIC(text), { error: () => said(shopFieldTexts).bic }),
)

/**
 * Paying by invoice: the days and the limit that are proposed for a company, and the account to which it transfers
 * (docs/decisions/0161). Empty bank details: nobody can order on account.
 */
export const invoicing = z
  .object({
    days: termsDays,
    /** In the shop's currency; null proposes no limit. */
    limit: z.nullable(wireAmount),
    /** Who has the bank account. */
    holder: displayedText(70),
    /** Without spaces. */
    iban,
    bic,
    bank: displayedText(70),
  })
  .check(
    z.refine((value) => value.iban === '' || value.holder !== '', {
      path: ['holder'],
      error: () => said(shopFieldTexts).accountHolder,
    }),
    z.refine((value) => value.holder === '' || value.iban !== '', {
      path: ['iban'],
      error: () => said(shopFieldTexts).ibanOfHolder,
    }),
  )

/** Where a company transfers money. */
export type BankDetails = Pick<z.output<typeof invoicing>, 'holder' | 'iban' | 'bic' | 'bank'>
