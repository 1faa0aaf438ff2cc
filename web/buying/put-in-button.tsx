import '../styles/put-in.css'
import { IfOffered } from '../api/if-offered.tsx'
import { useInBrowser } from '../session/in-browser.ts'
import { BasketIcon } from '../ui/icons.tsx'
import { lineOf, type Puttable, putIn } from './put-in.ts'
import { putInTexts } from './texts.ts'

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
export function PutInButton({
  product,
  look = 'quiet',
  text = putInTexts.putIn,
  quantity,
}: PutInButtonProps) {
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
        onClick={() => putIn([lineOf(product, quantity?.())])}
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
