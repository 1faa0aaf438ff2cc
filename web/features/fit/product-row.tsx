import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { hasStock, shortStockText } from '../../../domain/catalogue/stock-state.ts'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { Gauge } from '../../ui/values/gauge.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import { productTexts } from './jobs-texts.ts'

interface ProductRowProps {
  readonly product: SearchResult
  /** Text about the product. */
  readonly children?: ReactNode
}

/** Renders a tool or part in one row: picture, price, stock, and a link to its page. */
export function ProductRow({ product, children }: ProductRowProps) {
  const { kind, _id, name, img, outline, price } = product
  const gone = product.availableQuantity === 0
  const booked = kind === 'tool' || hasStock(product)
  return (
    <li className="reach group relative grid grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-0 items-center pt-2 pe-4 pb-2 ps-2 bg-sheet max-sm:grid-cols-[4.5rem_minmax(0,1fr)] max-sm:pe-3 [&>.shadow-picture]:w-full">
      <ShadowPicture src={img} files={pictureFiles(img)} alt="" sizes="96px" outline={outline} gone={gone} />
      <div>
        <p className="font-semibold leading-[1.3]">
          <Link {...langOf(product)} className="cover own-words no-underline" to={links.part(_id, booked)}>
            {name || productTexts.part}
          </Link>
        </p>
        {children}
        <p className="goods-row-figures flex flex-wrap gap-x-4 gap-y-[0.15rem] items-center mt-[0.3rem] text-note">
          <b className="figure">
            <Amount amount={price} />
          </b>
          <Stock {...product} />
        </p>
      </div>
      {/* Only looks like a button; the name's link covers the whole row. */}
      <span
        className="px-4 py-[0.55rem] font-semibold border-[1.5px] border-ink rounded-mark group-hover:text-paper group-hover:bg-ink max-sm:hidden"
        aria-hidden="true"
      >
        {!booked ? productTexts.quote : gone ? productTexts.look : productTexts.book}
      </span>
    </li>
  )
}

function Stock({ availableQuantity, minOrderQuantity = 1 }: SearchResult) {
  const formats = useFormats()
  if (availableQuantity === undefined) return null
  if (availableQuantity <= 0) return <span className="figure">{productTexts.soldOut}</span>
  if (availableQuantity < minOrderQuantity)
    return (
      <span className="figure">
        {shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))}
      </span>
    )
  return (
    <>
      <span className="inline-flex gap-2 items-center [&_.gauge]:w-[60px] [&_.gauge]:h-[9px]">
        <Gauge amount={availableQuantity} portion={minOrderQuantity} />
        <span>
          <b className="figure">{wholeNumber(formats, availableQuantity)}</b> {productTexts.inStock}
        </span>
      </span>
      {minOrderQuantity > 1 && (
        <span className="soft">{productTexts.from(wholeNumber(formats, minOrderQuantity))}</span>
      )}
    </>
  )
}
