import { useId } from 'react'
import { dayInShop } from '../../../ui/values/date-format.ts'
import { useFormats } from '../../../ui/values/formats.ts'
import { moneyFigure } from '../../../ui/values/numbers.ts'
import { onAccountTexts as texts } from './texts.ts'
import type { Terms } from './use-terms.ts'

interface TermsChoiceProps {
  readonly terms: Terms
  readonly isByInvoice: boolean
  readonly busy: boolean
  readonly onChoose: (isByInvoice: boolean) => void
}

/** Lets a customer choose between paying now and by invoice, and says how much the company owes. */
export function TermsChoice({ terms, isByInvoice, busy, onChoose }: TermsChoiceProps) {
  const formats = useFormats()
  const name = useId()
  const { company, days, limit, owed, overdueSince, excess } = terms
  const ways = [
    [true, texts.byInvoice(company ?? '', String(days ?? ''))],
    [false, texts.now],
  ] as const
  return (
    <fieldset className="grid min-w-0 m-0 p-0 border-0" disabled={busy}>
      <legend className="card-title">{texts.heading}</legend>
      {ways.map(([value, text]) => (
        <label className="flex gap-3 items-center min-h-11 cursor-pointer" key={text}>
          <input
            className="flex-none w-5 h-5 m-0 accent-ink"
            type="radio"
            name={name}
            checked={value === isByInvoice}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
      <p className="soft">
        {texts.owed(moneyFigure(formats, owed), moneyFigure(formats, limit ?? 0))}{' '}
        {overdueSince !== null && texts.overdue(dayInShop(formats, overdueSince))}
        {overdueSince === null && excess > 0 && texts.aboveLimit(moneyFigure(formats, excess))}
      </p>
    </fieldset>
  )
}
