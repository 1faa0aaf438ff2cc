import type { FieldProblems } from '../../forms/field-rules.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { receivableTexts } from './texts.ts'
import { transferTexts as texts } from './transfer-texts.ts'
import { fieldOfPart, problemsOfParts, sumsOf, type TypedPart } from './transfer-values.ts'

interface PartFieldsProps {
  readonly parts: readonly TypedPart[]
  /** What can be assigned; NaN while it is not a number. */
  readonly money: number
  /** The problems of the form; `parts` is set once the parts were checked. */
  readonly problems: FieldProblems
  readonly busy: boolean
  readonly change: (parts: readonly TypedPart[]) => void
}

/** Renders the open invoices of a company with an amount each, and what is left of the money. */
export function PartFields({ parts, money, problems, busy, change }: PartFieldsProps) {
  const formats = useFormats()
  if (parts.length === 0) return <p>{texts.nothingOpen}</p>
  const wrong = problems.parts === undefined ? {} : problemsOfParts(formats, parts)
  const { assigned, rest } = sumsOf(formats, parts, money)
  const ofSum = problems.parts !== undefined && Object.keys(wrong).length === 0
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 min-w-0">
      <legend className="font-semibold mb-2">{texts.invoices}</legend>
      <ul className="grid gap-4">
        {parts.map((part, index) => (
          <li
            key={part.number}
            className="grid gap-x-5 gap-y-2 items-start border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_12rem]"
          >
            <OpenInvoice part={part} />
            <TextField
              label={texts.paysFor(part.number)}
              name={fieldOfPart(part.number)}
              inputMode="decimal"
              autoComplete="off"
              readOnly={busy}
              value={part.amount}
              problem={problems[fieldOfPart(part.number)] ?? wrong[fieldOfPart(part.number)]}
              onChange={({ target }) => change(parts.with(index, { ...part, amount: target.value }))}
            />
          </li>
        ))}
      </ul>
      <output className="block">
        {texts.sums(moneyFigure(formats, assigned), moneyFigure(formats, rest))}
      </output>
      {ofSum && <FieldError id="parts-problem" text={problems.parts ?? ''} />}
    </fieldset>
  )
}

function OpenInvoice({ part }: { readonly part: TypedPart }) {
  const formats = useFormats()
  const marks = [...(part.named ? [texts.named] : []), ...(part.disputed ? [texts.disputed] : [])]
  return (
    <div className="grid gap-1 wrap-anywhere">
      <b className="figure">{part.number}</b>
      <span className="flex flex-wrap gap-x-3">
        <span>
          {texts.open} <span className="figure">{moneyFigure(formats, part.open)}</span>
        </span>
        <span>
          {texts.due} {dayInShop(formats, part.dueAt)}
        </span>
      </span>
      {part.references.length > 0 && (
        <span className="order-note">
          {receivableTexts.reference(punctuationTexts.several(part.references))}
        </span>
      )}
      {marks.length > 0 && <span className="order-note">{punctuationTexts.several(marks)}</span>}
    </div>
  )
}
