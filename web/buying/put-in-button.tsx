import '../styles/put-in.css'
import { IfOffered } from '../api/if-offered.tsx'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { partMissingText } from '../texts/problems.ts'
import { BasketIcon } from '../ui/icons.tsx'
import { showToast } from '../ui/toast/toast.ts'
import type { Puttable } from './put-in.ts'

/** Named by its id, so that public pages exclude the contract's schemas. */
export const bookTogether = { id: 'bookTogether' }

interface PutInButtonProps {
  readonly product: Puttable
  /** `corner`: an icon in the corner of the product's card. */
  readonly look?: 'corner' | 'quiet'
  readonly text?: string
  /** Returns the quantity at the press; undefined for the minimum order. */
  readonly quantity?: () => number | undefined
}

/** Puts a product into the basket, where {host} books baskets. */
export function PutInButton({ product, look = 'quiet', text = 'Add to basket', quantity }: PutInButtonProps) {
  const ready = useInBrowser()
  const corner = look === 'corner'
  const name = `${text} ${product.name}`
  return (
    <IfOffered operation={bookTogether}>
      <button
        type="button"
        className={corner ? 'put-in-corner' : 'button button-quiet put-in'}
        disabled={!ready}
        title={corner ? text : undefined}
        onClick={() => void put(product, quantity?.())}
      >
        <BasketIcon />
        {corner ? (
          <span className="sr-only">{name}</span>
        ) : (
          <span>
            {text} <span className="sr-only">{product.name}</span>
          </span>
        )}
      </button>
    </IfOffered>
  )
}

/** The code loads at the first press, so that public pages stay light. */
async function put(product: Puttable, quantity: number | undefined): Promise<void> {
  try {
    const { lineOf, putIn } = await loadOnDemand(() => import('./put-in.ts'))
    putIn([lineOf(product, quantity)])
  } catch {
    showToast('error', partMissingText)
  }
}
