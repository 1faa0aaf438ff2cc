import { useState } from 'react'
import { useInBrowser } from '../session/in-browser.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../ui/values/formats.ts'
import { moneyFigure } from '../ui/values/numbers.ts'
import { discountTexts as texts } from './discount-texts.ts'
import type { ShownDiscount } from './use-discount.ts'

interface DiscountCodeProps {
  readonly discount: ShownDiscount
  /** Why the booking was refused at the code. */
  readonly refusal?: string | undefined
}

/**
 * Renders the folded field for a discount code, and says what applies. The sentence has the space of two lines, so that
 * nothing moves when it changes. Nothing is shown where the backend has no discounts.
 */
export function DiscountCode({ discount, refusal }: DiscountCodeProps) {
  const formats = useFormats()
  const ready = useInBrowser()
  const [typed, setTyped] = useState<string>()
  const [opened, setOpened] = useState<boolean>()
  const [isEmpty, setIsEmpty] = useState(false)
  const { offered, code, quote, isForThese } = discount
  if (!offered) return null
  const isSame = (typed ?? code).trim() === code
  const ofCode = isForThese && isSame && code !== '' ? (refusal ?? quote?.refused?.message) : undefined
  const problem = isEmpty ? texts.enter : ofCode
  function apply(): void {
    const wanted = (typed ?? code).trim()
    setIsEmpty(wanted === '')
    discount.type(wanted)
    setTyped(undefined)
  }
  function remove(): void {
    setIsEmpty(false)
    discount.type('')
    setTyped(undefined)
  }
  return (
    <div className="grid gap-2 noscript:hidden">
      <details
        open={problem !== undefined || (opened ?? (isForThese && code !== ''))}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary className="min-h-11 content-center cursor-pointer font-semibold">{texts.summary}</summary>
        <div className="grid gap-2">
          <TextField
            label={texts.label}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            disabled={!ready}
            value={typed ?? code}
            problem={problem}
            onChange={({ target }) => {
              setIsEmpty(false)
              setTyped(target.value)
            }}
            onKeyDown={(event) => {
              // The field is inside the booking form, which Enter would submit.
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <p className="actions">
            <Button kind="quiet" busy={code !== '' && discount.busy} disabled={!ready} onClick={apply}>
              {texts.apply}
            </Button>
            {code !== '' && (
              <Button kind="quiet" onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </p>
        </div>
      </details>
      <p className="min-h-[2lh] wrap-anywhere" role="status">
        {sentenceOf(formats, discount)}
        {/* The field shows its problem; the region announces it. */}
        <span className="sr-only"> {problem}</span>
      </p>
    </div>
  )
}

/** Says what applies, why a code of the basket does not, and what is missing for a discount without a code. */
function sentenceOf(formats: Formats, discount: ShownDiscount): string {
  const { code, quote, amount, busy, failed, isForThese } = discount
  if (failed) return code === '' ? '' : texts.unchecked
  if (!quote) return code !== '' && busy ? texts.checking : ''
  const applied = amount > 0 && texts.applied(quote.code ?? quote.name ?? '', moneyFigure(formats, amount))
  const refused = !isForThese && quote.refused && texts.refused(code, quote.refused.message)
  return [applied, refused, quote.near?.message].filter(Boolean).join(' · ')
}
