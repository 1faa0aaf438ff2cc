import * as z from 'zod/mini'
import { cleanCode, cleanElectronicAddress, cleanPhone } from '../clean-text.ts'
import { isEmail, pastedEmail } from '../email.ts'
import { copiedText, displayedText, typedText } from '../fields.ts'
import { said } from '../languages/said.ts'
import { countryNeeded } from './country-code.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/**
 * What e-invoices need of the seller beside the company's details, each part in a field of its own
 * (docs/decisions/0163). Without a country the shop makes none.
 */
export const einvoices = z.object({
  street: displayedText(120),
  postcode: copiedText(20, cleanCode),
  city: displayedText(80),
  /** ISO 3166. */
  country: z.string().check(z.regex(/^(?:[A-Z]{2})?$/, { error: countryNeeded })),
  /** The person or department that answers questions about invoices. */
  contact: displayedText(100),
  phone: copiedText(40, cleanPhone),
  email: typedText(254).check(
    z.overwrite(pastedEmail),
    z.refine((text) => text === '' || isEmail(text), { error: () => said(shopFieldTexts).companyEmail }),
  ),
  /** The shop's address in the Peppol network, as `scheme:id`; empty for its email. */
  electronicAddress: copiedText(60, cleanElectronicAddress).check(
    z.regex(/^(?:[0-9A-Z]{2,4}:\S{1,50})?$/, { error: () => said(shopFieldTexts).electronicAddress }),
  ),
})

export type EInvoiceSettings = z.output<typeof einvoices>
