import { useId, useRef, useState } from 'react'
import { useProductSearch } from '../../api/search-while-typing.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import type { NamedProduct } from './rule-values.ts'

/** How many products the search returns. */
const limit = 6

interface ProductChoiceProps {
  readonly chosen: readonly NamedProduct[]
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onChoose: (chosen: readonly NamedProduct[]) => void
}

/** Renders the chosen products, and a search that adds further ones. */
export function ProductChoice({ chosen, problem, busy, onChoose }: ProductChoiceProps) {
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [words, setWords] = useState('')
  const search = useProductSearch(words.trim(), limit)
  const found = (search?.answer?.results ?? []).filter(
    (product) => product.availableQuantity !== undefined && chosen.every(({ _id }) => _id !== product._id),
  )
  function change(products: readonly NamedProduct[]): void {
    onChoose(products)
    // The focused button disappears with its row.
    field.current?.focus()
  }
  return (
    <div className="grid min-w-0 gap-3">
      {chosen.length > 0 && (
        <>
          <p className="font-semibold" id={id}>
            {texts.chosen}
          </p>
          <ul className="grid max-h-64 overflow-y-auto" aria-labelledby={id}>
            {chosen.map((product) => (
              <li
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-center border-t border-t-line py-1"
                key={product._id}
              >
                <span className="wrap-anywhere">{withBreaks(product.name)}</span>
                <Button
                  kind="quiet"
                  className="button-row"
                  busy={busy}
                  onClick={() => change(chosen.filter(({ _id }) => _id !== product._id))}
                >
                  {texts.remove}
                  <span className="sr-only">{texts.ofProduct(product.name)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextField
        ref={field}
        label={texts.findProduct}
        hint={texts.findProductHint}
        name="products"
        maxLength={100}
        autoComplete="off"
        value={words}
        problem={problem}
        readOnly={busy}
        onChange={(event) => setWords(event.target.value)}
        // Otherwise Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length > 0 && (
        <ul className="grid gap-2">
          {found.map(({ _id, name, price }) => (
            <li className="flex flex-wrap gap-x-4 gap-y-1 items-center" key={_id}>
              <Button
                kind="quiet"
                busy={busy}
                onClick={() => {
                  setWords('')
                  change([...chosen, { _id, name }])
                }}
              >
                {texts.addProduct(name)}
              </Button>
              <span className="soft">{moneyFigure(formats, price)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
