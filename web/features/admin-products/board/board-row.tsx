import { type CSSProperties, type ReactNode, type Ref, useState } from 'react'
import { pictureFiles } from '../../../../domain/catalogue/own-picture.ts'
import type { Product } from '../../../api/rows/products.ts'
import { plainNumber, unclearProblem } from '../../../forms/typed-numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopPicture } from '../../../ui/pictures/shop-picture.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { withBreaks } from '../../../ui/values/long-words.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { StateChip } from '../lists/product-state.tsx'
import { boardTexts as texts } from './board-texts.ts'

/** The moves of a row that work without dragging. */
export interface RowMoves {
  readonly toTop: (product: Product) => void
  readonly toPlace: (product: Product, place: number) => void
}

interface BoardRowProps {
  readonly product: Product
  /** Undefined during a search, where rows cannot be moved. */
  readonly place?: number
  readonly moves: RowMoves
  readonly handle?: ReactNode
  readonly nodeRef?: Ref<HTMLLIElement>
  readonly lifted?: boolean
  readonly style?: CSSProperties
}

/** Renders a product's row: handle, place, picture, name, and the moves without dragging. */
export function BoardRow({ product, place, moves, handle, nodeRef, lifted, style }: BoardRowProps) {
  const formats = useFormats()
  const [asks, setAsks] = useState(false)
  const of = <span className="sr-only">{texts.of(product.name)}</span>
  return (
    <li
      ref={nodeRef}
      style={style}
      className={
        lifted
          ? 'board-row board-row-lifted [&_img]:w-12 [&_img]:h-12 [&_img]:object-contain'
          : 'board-row [&_img]:w-12 [&_img]:h-12 [&_img]:object-contain'
      }
      data-product={product._id}
    >
      {handle}
      {place !== undefined && <b className="figure text-end">{wholeNumber(formats, place)}</b>}
      {product.img && (
        <ShopPicture src={product.img} files={pictureFiles(product.img)} alt="" sizes="48px" edge={48} />
      )}
      <span className="wrap-anywhere font-semibold">
        {withBreaks(product.name)} <StateChip product={product} />
        {product.family && (
          <small className="block font-text text-soft">{texts.family(product.family)}</small>
        )}
      </span>
      <span className="actions board-moves [&_.button]:min-w-0 [&_.button]:px-3 flex-nowrap py-1">
        {place !== 1 && (
          <Button kind="quiet" onClick={() => moves.toTop(product)}>
            {texts.toTop}
            {of}
          </Button>
        )}
        <Button kind="quiet" aria-expanded={asks} onClick={() => setAsks(!asks)}>
          {texts.toPlace}
          {of}
        </Button>
      </span>
      {asks && (
        <PlaceForm
          name={product.name}
          onCancel={() => setAsks(false)}
          onPlace={(chosen) => {
            setAsks(false)
            moves.toPlace(product, chosen)
          }}
        />
      )}
    </li>
  )
}

interface PlaceFormProps {
  readonly name: string
  readonly onPlace: (place: number) => void
  readonly onCancel: () => void
}

function PlaceForm({ name, onPlace, onCancel }: PlaceFormProps) {
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className="board-place-form flex flex-wrap gap-3 items-end py-2 *:first:w-32"
      noValidate
      aria-label={`${texts.toPlace}${texts.of(name)}`}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = plainNumber(formats, typed, 'pieces')
        if (/^[1-9]\d{0,5}$/.test(chosen)) onPlace(Number(chosen))
        else setProblem(unclearProblem(formats, typed, 'pieces') ?? texts.placeRequired)
      }}
    >
      <TextField
        label={texts.place}
        name="place"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={typed}
        problem={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{texts.move}</Button>
      <Button kind="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  )
}
