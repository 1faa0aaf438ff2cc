import { useMemo } from 'react'
import type { CheckedPriceFile, ComparedPrice } from '../../../contract/prices/price-lists.ts'
import { Button } from '../../ui/button.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { priceListTexts as texts } from './price-list-texts.ts'
import { stepsInWords } from './steps-in-words.ts'

interface CheckedPricesProps {
  readonly found: CheckedPriceFile
  readonly busy: boolean
  readonly onApply: () => void
}

const keyOf = ({ Id }: ComparedPrice) => Id

/** Shows the mistakes of a file, or what it would change with the button that changes it. */
export function CheckedPrices({ found, busy, onApply }: CheckedPricesProps) {
  const formats = useFormats()
  const columns = useMemo(() => columnsOf(formats), [formats])
  const { added, changed, removed, same, first } = found
  if (found.mistakesInAll > 0) return <Mistakes found={found} />
  const changes = added + changed + removed
  return (
    <div className="grid gap-4">
      <p role="status">
        {changes === 0 ? texts.nothing : texts.changes(formats, { added, changed, removed, same })}
      </p>
      {changes > 0 && (
        <>
          <RecordTable caption={texts.preview} columns={columns} rows={first} keyOf={keyOf} />
          {changes > first.length && <p className="soft">{texts.first(formats, first.length, changes)}</p>}
          <Button kind="go" className="justify-self-start" busy={busy} onClick={onApply}>
            {busy ? texts.applying : texts.apply}
          </Button>
        </>
      )}
    </div>
  )
}

function Mistakes({ found: { mistakes, mistakesInAll } }: { readonly found: CheckedPriceFile }) {
  const formats = useFormats()
  return (
    <div className="grid gap-2 ps-3 border-s-4 border-s-warn" role="alert">
      <p className="font-semibold">{texts.mistakes(formats, mistakesInAll)}</p>
      <ul className="grid gap-1">
        {mistakes.map(({ line, message }) => (
          <li key={`${line} ${message}`} className="wrap-anywhere">
            {texts.atLine(wholeNumber(formats, line), message)}
          </li>
        ))}
      </ul>
      {mistakesInAll > mistakes.length && (
        <p className="soft">{texts.first(formats, mistakes.length, mistakesInAll)}</p>
      )}
    </div>
  )
}

function columnsOf(formats: Formats): readonly RecordColumn<ComparedPrice>[] {
  const steps = (list: ComparedPrice['before']) =>
    list.length === 0 ? texts.none : stepsInWords(formats, list)
  return [
    { header: texts.table.product, cell: ({ tool }) => <span className="wrap-anywhere">{tool}</span> },
    {
      header: texts.table.publicPrice,
      figures: true,
      cell: ({ publicPrice }) => <Amount amount={publicPrice} />,
    },
    { header: texts.table.before, figures: true, cell: ({ before }) => steps(before) },
    { header: texts.table.after, figures: true, cell: ({ after }) => steps(after) },
  ]
}
