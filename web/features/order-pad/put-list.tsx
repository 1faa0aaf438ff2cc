import { useState } from 'react'
import { Link } from 'react-router'
import { sumOfAmounts } from '../../../domain/money.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { BasketLine } from '../../buying/basket.ts'
import { putInBasket } from '../../buying/change-basket.ts'
import type { Products } from '../../buying/load-products.ts'
import { totalOf } from '../../buying/order-total.ts'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { linesToPut } from './shortage.ts'
import { listTexts as texts } from './texts.ts'

interface PutListProps {
  readonly lines: readonly BasketLine[]
  readonly chosen: ReadonlySet<string>
  readonly products: Products
  /** The products with what the account pays, and the tax of its country. */
  readonly priced: Products
}

type Result = ReturnType<typeof linesToPut> & { readonly wanted: number }

/** Puts the whole list, or the chosen lines, into the basket, and says what of it is not available. */
export function PutList({ lines, chosen, products, priced }: PutListProps) {
  const formats = useFormats()
  const [result, setResult] = useState<Result>()
  const totals = lines.map(({ id, quantity }) => {
    const product = priced.get(id)
    return (product && totalOf(formats, product, String(quantity))) ?? 0
  })
  const isLoaded = lines.every(({ id }) => products.has(id))
  const some = lines.filter(({ id }) => chosen.has(id))
  function put(wanted: readonly BasketLine[]): void {
    const made = linesToPut(formats, wanted, products)
    putInBasket(made.lines)
    setResult({ ...made, wanted: wanted.length })
  }
  return (
    <Card className="grid gap-4">
      <p className="figure min-h-[1lh]">
        {isLoaded ? texts.sum(moneyFigure(formats, sumOfAmounts(totals))) : ''}
      </p>
      <IfOffered operation={{ id: 'bookTogether' }}>
        <p className="actions">
          <Button kind="go" disabled={!isLoaded} onClick={() => put(lines)}>
            {texts.putAll(wholeNumber(formats, lines.length))}
          </Button>
          {some.length > 0 && (
            <Button disabled={!isLoaded} onClick={() => put(some)}>
              {texts.putChosen(wholeNumber(formats, some.length))}
            </Button>
          )}
        </p>
      </IfOffered>
      {result && <PutResult result={result} />}
    </Card>
  )
}

function PutResult({ result: { lines, notes, wanted } }: { readonly result: Result }) {
  const formats = useFormats()
  const count = wholeNumber(formats, lines.length)
  return (
    <Notice tone={notes.length > 0 ? 'warn' : 'good'}>
      <p>{notes.length > 0 ? texts.putPart(count, wholeNumber(formats, wanted)) : texts.putAllDone(count)}</p>
      {notes.length > 0 && (
        <ul className="my-2 ps-4 list-disc">
          {notes.map(({ line: { id, name }, why }) => (
            <li key={id}>{texts.lineNotPut(withBreaks(name), why)}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && <Link to={links.basket}>{texts.toBasket}</Link>}
    </Notice>
  )
}
