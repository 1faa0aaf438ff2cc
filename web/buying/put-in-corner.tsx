import './put-in.css'
import { IfOffered } from '../api/if-offered.tsx'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { readStored, writeStored } from '../session/browser-storage.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { BasketIcon } from '../ui/icons.tsx'
import { type Formats, useFormats } from '../ui/values/formats.ts'
import { basketKey, tellBasketChange } from './basket-changes.ts'
import type { Puttable } from './put-in.ts'
import { putInCornerTexts } from './put-in-corner-texts.ts'

/** The operation's id only, so that public pages exclude the contract's schemas. */
export const bookTogether = { id: 'bookTogether' }

interface PutInProps {
  readonly product: Puttable
  /** Returns the quantity at the time of the press; undefined for the minimum order. */
  readonly quantity?: () => number | undefined
}

/** Adds a product to the basket from the corner of its card, if {host} books baskets. */
export function PutInCorner({ product, quantity }: PutInProps) {
  const formats = useFormats()
  const ready = useInBrowser()
  return (
    <IfOffered operation={bookTogether}>
      <button
        type="button"
        className="put-in-corner"
        disabled={!ready}
        aria-label={putInCornerTexts.addProduct(product.name)}
        onClick={() => put(formats, product, quantity?.())}
      >
        <BasketIcon />
      </button>
    </IfOffered>
  )
}

/**
 * Adds a product immediately, so that no press is lost when the person leaves the page. It appends to the stored text;
 * `parseLines` later merges lines of the same product. The message's code loads afterwards, because this code is part
 * of every public page.
 */
export function put(
  formats: Formats,
  { _id: id, name, price, minOrderQuantity = 1 }: Puttable,
  quantity = minOrderQuantity,
): void {
  const line = { id, name, quantity, ...(price !== undefined && { price }) }
  const text = readStored(basketKey)
  writeStored(basketKey, `${text?.endsWith('}]') ? `${text.slice(0, -1)},` : '['}${JSON.stringify(line)}]`)
  tellBasketChange()
  loadOnDemand(() => import('./put-in.ts')).then(
    ({ tellPutIn }) => tellPutIn(formats, line),
    () => {
      // The product is in the basket by now, and the navbar counts it.
    },
  )
}
