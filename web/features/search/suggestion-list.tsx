import { Link } from 'react-router'
import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import type { Suggestion } from './suggestions-of.ts'
import { searchTexts } from './texts.ts'

interface SuggestionListProps {
  readonly id: string
  readonly suggestions: readonly Suggestion[]
  /** The corrected search words, if the typed ones had errors. */
  readonly corrected: string | undefined
  /** Index of the suggestion that Enter opens; -1 without one. */
  readonly active: number
  readonly onChoose: () => void
}

/** Renders the suggestions below the search field. The focus stays in the field. */
export function SuggestionList({ id, suggestions, corrected, active, onChoose }: SuggestionListProps) {
  return (
    <div className="suggestions absolute top-[calc(100%+4px)] end-0 start-0 z-25 max-h-[min(34rem,70dvh)] overflow-y-auto bg-paper border border-edge border-t-3 border-t-ink shadow-card">
      {corrected && (
        <p className="px-4 py-[0.6rem] text-note text-soft border-b border-b-line">
          {searchTexts.corrected(corrected)}
        </p>
      )}
      <div
        role="listbox"
        id={id}
        aria-label={searchTexts.label}
        // A press must not take the focus from the field, because the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ to, text, product }, place) => (
          <Link
            key={to}
            id={`${id}-${place}`}
            className="suggestion"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            to={to}
            onClick={onChoose}
          >
            {product ? <ProductSuggestion product={product} /> : <span>{text}</span>}
          </Link>
        ))}
      </div>
    </div>
  )
}

function ProductSuggestion({ product }: { product: SearchResult }) {
  const formats = useFormats()
  const { availableQuantity = 0, minOrderQuantity = 1 } = product
  const stock = stockState(product.availableQuantity, minOrderQuantity)
  const gone = stock === 'out'
  return (
    <>
      <ShadowPicture
        src={product.img}
        files={pictureFiles(product.img)}
        alt=""
        sizes="56px"
        outline={product.outline}
        gone={gone}
      />
      <span>
        <b {...langOf(product)}>{withBreaks(product.name)}</b>
        <small>
          {stock === 'short'
            ? shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))
            : aboutProduct(product, gone)}
        </small>
      </span>
      <span className="figure">
        <Amount amount={product.price} />
      </span>
    </>
  )
}

function aboutProduct(
  { kind, sku, category, categoryLabel = category, members }: SearchResult,
  gone: boolean,
): string {
  if (gone) return searchTexts.soldOut
  if (kind === 'item') return searchTexts.part
  if (members) return members.text
  return [sku, categoryLabel].filter((text) => text !== undefined).join(' · ')
}
