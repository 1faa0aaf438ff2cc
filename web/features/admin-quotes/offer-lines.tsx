import { useRef } from 'react'
import { offerForm } from '../../../contract/requests/offers.ts'
import { typedNumber } from '../../forms/typed-numbers.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { FindProduct } from './find-product.tsx'
import { offerTexts as texts } from './offer-texts.ts'
import { lineField, lineFor, linesOf, type OfferValues, priceOfLine, type TypedLine } from './offer-values.ts'

interface OfferLinesProps {
  readonly form: DraftedForm<OfferValues>
  /** The requested product, for the initial search. */
  readonly asked: string
  readonly busy: boolean
  readonly requestId: string
}

/** Renders the lines of an offer with their total, and the search that adds a line. */
export function OfferLines({ form, asked, busy, requestId }: OfferLinesProps) {
  const formats = useFormats()
  const lines = linesOf(form.values)
  const find = useRef<HTMLInputElement>(null)
  const change = (changed: readonly TypedLine[]) => form.change({ lines: JSON.stringify(changed) })
  const total = lines.reduce((sum, line) => sum + (priceOfLine(formats, line) ?? 0), 0)
  return (
    <>
      {lines.length > 0 && (
        <ol className="grid" aria-label={texts.lines}>
          {lines.map((line, index) => (
            <OfferLine
              key={line.id}
              line={line}
              index={index}
              busy={busy}
              problems={form.problems}
              onChange={(changed) => change(lines.with(index, changed))}
              onRemove={() => {
                change(lines.toSpliced(index, 1))
                find.current?.focus()
              }}
            />
          ))}
          <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 items-start py-[0.9rem] border-t border-t-line">
            <b>{texts.total}</b>
            <span className="figure self-center text-end">
              <Amount amount={total} />
            </span>
          </li>
        </ol>
      )}
      <FindProduct
        asked={asked}
        requestId={requestId}
        field={find}
        busy={busy}
        full={lines.length >= offerForm.mostLines}
        taken={lines.map(({ id }) => id)}
        problem={form.problems.lines}
        onAdd={(product, own) => change([...lines, lineFor(formats, product, own)])}
      />
    </>
  )
}

interface OfferLineProps {
  readonly line: TypedLine
  readonly index: number
  readonly busy: boolean
  readonly problems: DraftedForm<OfferValues>['problems']
  readonly onChange: (line: TypedLine) => void
  readonly onRemove: () => void
}

function OfferLine({ line, index, busy, problems, onChange, onRemove }: OfferLineProps) {
  const formats = useFormats()
  const gone = problems[lineField(index, 'Id')]
  const wiring = { autoComplete: 'off', readOnly: busy } as const
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 items-start py-[0.9rem] border-t border-t-line @min-[44rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_7rem_auto] [&>.field-error]:col-span-full @min-[44rem]:[&_.button]:self-center">
      <b className="@min-[44rem]:col-auto @min-[44rem]:self-center col-span-full">{withBreaks(line.name)}</b>
      <TextField
        {...wiring}
        label={texts.quantity}
        hint={stockHint(formats, line)}
        inputMode="numeric"
        name={lineField(index, 'quantity')}
        value={line.quantity}
        problem={problems[lineField(index, 'quantity')]}
        onChange={({ target }) => onChange({ ...line, quantity: target.value })}
      />
      <TextField
        {...wiring}
        label={texts.unitPrice}
        hint={priceHint(formats, line)}
        inputMode="decimal"
        name={lineField(index, 'unitPrice')}
        value={line.price}
        problem={problems[lineField(index, 'unitPrice')]}
        onChange={({ target }) => onChange({ ...line, price: target.value })}
      />
      <span className="figure self-center @min-[44rem]:text-end">
        {priceOfLine(formats, line) === undefined ? '–' : <Amount amount={priceOfLine(formats, line)} />}
      </span>
      <Button kind="quiet" className="button-row" busy={busy} onClick={onRemove}>
        {texts.remove}
        <span className="sr-only">{texts.ofLine(line.name)}</span>
      </Button>
      {gone && <FieldError id={`offer-line-${line.id}`} text={gone} />}
    </li>
  )
}

/** Returns the usual price, and the sender's own one at the typed quantity if it is lower. */
function priceHint(formats: Formats, { quantity, usual, own = [], minimum }: TypedLine): string {
  const pieces = typedNumber(formats, quantity, 'pieces') || minimum
  const price = own.findLast(({ from }) => from <= Math.max(pieces, minimum))?.price
  const usually = texts.usualPrice(moneyFigure(formats, usual))
  return price === undefined ? usually : texts.ownPrice(usually, moneyFigure(formats, price))
}

/** Returns a hint that a line is below the minimum order or above the stock, which an offer may be. */
function stockHint(formats: Formats, { quantity, left, minimum }: TypedLine): string {
  const pieces = typedNumber(formats, quantity, 'pieces')
  if (left !== null && pieces > left) return texts.aboveStock(wholeNumber(formats, left))
  if (pieces > 0 && pieces < minimum) return texts.belowMinimum(wholeNumber(formats, minimum))
  return left === null ? '' : texts.left(wholeNumber(formats, left))
}
