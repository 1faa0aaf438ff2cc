import { IfOffered } from '../api/if-offered.tsx'
import { useInBrowser } from '../session/in-browser.ts'
import { Button } from '../ui/button.tsx'
import { BasketIcon } from '../ui/icons.tsx'
import { useFormats } from '../ui/values/formats.ts'
import type { Puttable } from './put-in.ts'
import { bookTogether, put } from './put-in-corner.tsx'
import { putInCornerTexts } from './put-in-corner-texts.ts'

interface PutInButtonProps {
  readonly product: Puttable
  readonly text?: string
  /** Returns the quantity at the time of the press; undefined for the minimum order. */
  readonly quantity?: () => number | undefined
}

/** Adds a product to the basket, if {host} books baskets. */
export function PutInButton({ product, text = putInCornerTexts.add, quantity }: PutInButtonProps) {
  const formats = useFormats()
  const ready = useInBrowser()
  return (
    <IfOffered operation={bookTogether}>
      <Button kind="quiet" disabled={!ready} onClick={() => put(formats, product, quantity?.())}>
        <BasketIcon />
        <span>
          {text} <span className="sr-only">{product.name}</span>
        </span>
      </Button>
    </IfOffered>
  )
}
