import { useEffect, useMemo, useState } from 'react'
import type { QuotedDiscount } from '../../contract/prices/discounts.ts'
import { amountOf, centsOf } from '../../domain/money.ts'
import { useApi } from '../api/api-context.ts'
import { useHost } from '../api/host.ts'
import { loadOnDemand } from '../api/load-on-demand.ts'
import { useStored, writeStored } from '../session/browser-storage.ts'
import { useSession } from '../session/session.ts'
import { included, useDeliveryPrices, useVisitorCountry } from './delivery-country.ts'
import { useIsPickedUp } from './delivery-way.ts'

/** The browser keeps the code, so that it survives a reload and the sign-in, and basket and booking form agree. */
const storageKey = 'discountCode'

/** Keeps a typed code for the next booking; an empty one removes it. */
export function keepCode(code: string): void {
  writeStored(storageKey, code.trim() || null)
}

/** A line that is to be booked. */
interface WantedLine {
  readonly Id: string
  readonly quantity: number
}

/** What takes off the price of lines before they are booked. */
export interface ShownDiscount {
  /** Whether the backend has discounts. */
  readonly offered: boolean
  /** The code that the person typed; empty for none. */
  readonly code: string
  /** The code that a booking sends; empty for none. */
  readonly sent: string
  /** Whether the code was typed for these lines, so that a booking may fail at it. */
  readonly isForThese: boolean
  /** Keeps a typed code for these lines; an empty one removes it. */
  readonly type: (code: string) => void
  /** Undefined until the first answer. */
  readonly quote: QuotedDiscount | undefined
  /** What is taken off, in the shop's currency. */
  readonly amount: number
  readonly busy: boolean
  /** Whether the last call failed, so that the code is not checked. */
  readonly failed: boolean
}

interface Answer {
  /** The code that was asked for. */
  readonly code: string
  /** Undefined after a failure. */
  readonly quote: QuotedDiscount | undefined
}

/** Typing a quantity asks once, after its last digit. */
const waitMs = 300

/**
 * Asks what takes off the price of lines, again when they or the code change.
 *
 * @param isBasket a code is kept for the basket. Elsewhere a code from the basket that does not apply is not sent.
 */
export function useDiscount(lines: readonly WantedLine[], isBasket: boolean): ShownDiscount {
  const api = useApi()
  const offered = useHost().offers({ id: 'quoteDiscount' })
  const session = useSession()
  const code = useStored(storageKey) ?? ''
  const isPickedUp = useIsPickedUp()
  const { chosen } = useVisitorCountry(useDeliveryPrices() ?? included)
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState('')
  const [typedHere, setTypedHere] = useState(false)
  const who = session.status === 'in' ? session.email : ''
  // One text, so that an equal wish is not asked again.
  const wish = useMemo(
    () =>
      JSON.stringify({
        lines,
        ...(code && { code }),
        ...(chosen !== undefined && !isPickedUp && { deliverTo: { country: chosen } }),
        ...(isPickedUp && { way: 'pickup' }),
      }),
    [lines, code, chosen, isPickedUp],
  )
  const hasLines = lines.length > 0
  useEffect(() => {
    if (!offered || !hasLines) return
    const aborting = new AbortController()
    const timer = setTimeout(() => {
      loadOnDemand(() => import('./discount-calls.ts'))
        .then(({ askForDiscount }) => askForDiscount(api, who !== '', JSON.parse(wish), aborting.signal))
        .catch(() => undefined)
        .then((quote) => {
          if (aborting.signal.aborted) return
          setAnswer({ code, quote })
          setAsked(`${who} ${wish}`)
        })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [api, offered, hasLines, who, wish, code])
  // The answer for another code says nothing of this one.
  const known = answer?.code === code ? answer : undefined
  const quote = hasLines ? known?.quote : undefined
  const isForThese = isBasket || typedHere
  return {
    offered,
    code,
    sent: offered && (isForThese || !quote?.refused) ? code : '',
    isForThese,
    type: (typed) => {
      setTypedHere(true)
      keepCode(typed)
    },
    quote,
    amount: quote?.discount ?? 0,
    busy: offered && hasLines && asked !== `${who} ${wish}`,
    failed: known !== undefined && known.quote === undefined,
  }
}

/** Subtracts a discount from the price of goods. */
export function afterDiscount(goods: number | null, discount: number): number | null {
  return goods === null ? null : amountOf(Math.max(0, centsOf(goods) - centsOf(discount)))
}
