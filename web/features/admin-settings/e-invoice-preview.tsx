import { eInvoiceTexts as texts } from './e-invoice-texts.ts'
import type { FormTexts } from './section-values.ts'

/** Shows the seller as e-invoices name it, and whether the shop makes any. */
export function EInvoicePreview({ street, postcode, city, country, contact, phone, email }: FormTexts) {
  if (!country) return <p className="soft">{texts.none}</p>
  const lacksPlace = !postcode || !city || !contact
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">
        {[street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join('\n')}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        {[contact, phone, email].filter(Boolean).join('\n')}
      </p>
      <p className="soft">{lacksPlace ? texts.lacks : texts.ready}</p>
    </>
  )
}
