import '../styles/storefront/put-in.css'
import { IfOffered } from '../api/if-offered.tsx'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { partMissingText } from '../texts/problems.ts'
import { BasketIcon } from '../ui/icons.tsx'
import { showToast } from '../ui/toast/toast.ts'
import type { Puttable } from './put-in.ts'

/** Named by its id, so that public pages exclude the contract's schemas. */
export const bookTogether = { id: 'bookTogether' }

interface PutInProps {
  readonly product: Puttable
  /** Returns the quantity at the press; undefined for the minimum order. */
  readonly quantity?: () => number | undefined
}

/** Puts a product into the basket from the corner of its card, where {host} books baskets. */
export function PutInCorner({ product, quantity }: PutInProps) {
  const ready = useInBrowser()
  return (
    <IfOffered operation={bookTogether}>
      <button
        type="button"
        className="put-in-corner"
        disabled={!ready}
        aria-label={`Add to basket ${product.name}`}
        onClick={() => put(product, quantity?.())}
      >
        <BasketIcon />
      </button>
    </IfOffered>
  )
}

/** Puts a product in. The code loads at the first press, so that public pages stay light. */
export function put(product: Puttable, quantity?: number): void {
  loadOnDemand(() => import('./put-in.ts')).then(
    ({ putInProduct }) => putInProduct(product, quantity),
    () => showToast('error', partMissingText),
  )
}
