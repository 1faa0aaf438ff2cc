import { useState } from 'react'
import { useInBrowser } from '../session/in-browser.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../ui/values/formats.ts'
import { moneyFigure } from '../ui/values/numbers.ts'
import { discountTexts as texts } from './discount-texts.ts'
import { keepCode, type ShownDiscount } from './use-discount.ts'

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
  const { offered, code, quote } = discount
  if (!offered) return null
  const isSame = (typed ?? code).trim() === code
  const problem = isEmpty ? texts.enter : isSame && code ? (refusal ?? quote?.refused?.message) : undefined
  function apply(): void {
    const wanted = (typed ?? code).trim()
    setIsEmpty(wanted === '')
    keepCode(wanted)
    setTyped(undefined)
  }
  function remove(): void {
    setIsEmpty(false)
    keepCode('')
    setTyped(undefined)
  }
  return (
    <div className="grid gap-2 noscript:hidden">
      <details open={opened ?? code !== ''} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
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
        {sentenceOf(formats, discount, problem)}
      </p>
    </div>
  )
}

/** Says what applies, else why the code does not, else what is missing for a discount. */
function sentenceOf(formats: Formats, discount: ShownDiscount, problem: string | undefined): string {
  const { code, quote, amount, busy, failed } = discount
  if (failed) return code === '' ? '' : texts.unchecked
  if (!quote) return code !== '' && busy ? texts.checking : ''
  const near = quote.near?.message ?? ''
  if (amount > 0) {
    const applied = texts.applied(quote.code ?? quote.name ?? '', moneyFigure(formats, amount))
    return [applied, problem ?? near].filter(Boolean).join(' · ')
  }
  return problem ?? near
}
