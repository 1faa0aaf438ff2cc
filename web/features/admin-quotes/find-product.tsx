import { type RefObject, useState } from 'react'
import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { useProductSearch } from '../../api/search-while-typing.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { offerTexts as texts } from './offer-texts.ts'
import type { OwnSteps } from './offer-values.ts'
import { useOwnPricesOfSender } from './own-prices-of-sender.ts'

/** Number of products that the search returns. */
const limit = 8

interface FindProductProps {
  /** The initial search words. */
  readonly asked: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly busy: boolean
  readonly full: boolean
  /** The ids of the products in other lines. */
  readonly taken: readonly string[]
  readonly problem: string | undefined
  readonly requestId: string
  readonly onAdd: (product: SearchResult, own: OwnSteps | undefined) => void
}

/** Searches for products during typing, and adds one as a line. */
export function FindProduct({
  asked,
  field,
  busy,
  full,
  taken,
  problem,
  requestId,
  onAdd,
}: FindProductProps) {
  const formats = useFormats()
  const [words, setWords] = useState(asked)
  const search = useProductSearch(full ? '' : words.trim(), limit)
  // Lists only products with stock, because others cannot be booked.
  const found = (search?.answer?.results ?? []).filter(
    ({ _id, availableQuantity }) => availableQuantity !== undefined && !taken.includes(_id),
  )
  const own = useOwnPricesOfSender(requestId, found.map(({ _id }) => _id).join())
  function add(product: SearchResult): void {
    onAdd(product, own.get(product._id))
    setWords('')
    // The focused button disappears with the results.
    field.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <TextField
        ref={field}
        label={texts.find}
        hint={full ? texts.full : texts.findHint}
        name="lines"
        maxLength={100}
        autoComplete="off"
        value={words}
        problem={problem}
        readOnly={busy || full}
        onChange={(event) => setWords(event.target.value)}
        // Otherwise Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length > 0 && (
        <ul className="grid gap-2" aria-label={texts.found}>
          {found.map((product) => (
            <li className="flex flex-wrap gap-x-4 gap-y-1 items-center" key={product._id}>
              <Button kind="quiet" busy={busy} onClick={() => add(product)}>
                {texts.add(product.name)}
              </Button>
              <span className="soft">
                {moneyFigure(formats, own.get(product._id)?.[0]?.price ?? product.price)} ·{' '}
                {texts.left(wholeNumber(formats, product.availableQuantity ?? 0))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {words.trim() !== '' && texts.count(formats, found.length)}
      </p>
    </div>
  )
}
