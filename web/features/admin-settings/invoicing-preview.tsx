import { writeIban } from '../../../domain/payments/iban.ts'
import { invoicingTexts as texts } from './invoicing-texts.ts'
import type { FormTexts } from './section-values.ts'

/** Shows what an invoice says about its payment while the owner types. */
export function InvoicingPreview({ days = '', holder = '', iban = '', bic = '', bank = '' }: FormTexts) {
  const typedIban = iban.replaceAll(/\s/g, '')
  if (typedIban === '') return <p className="soft">{texts.preview.missing}</p>
  const facts = [
    [texts.holder, holder],
    [texts.iban, writeIban(typedIban)],
    [texts.bic, bic],
    [texts.bank, bank],
  ] as const
  return (
    <>
      <h3 className="font-semibold">{texts.preview.onInvoices}</h3>
      {days !== '' && <p>{texts.preview.toPayWithin(days)}</p>}
      <dl className="facts">
        {facts
          .filter(([, value]) => value.trim() !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
