import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RefusedLine } from '../../../contract/orders/refused-line.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { type BasketLine, readBasket } from '../../buying/basket.ts'
import { areSame } from '../../buying/merge-baskets.ts'
import { keepCode } from '../../buying/use-discount.ts'
import { useAction } from '../../forms/use-action.ts'
import { links } from '../../routing/links.ts'
import { originAt } from '../../session/return-to.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { HeldLines } from './hold-lines.ts'
import { heldTexts } from './texts.ts'

/** The sent lines, and the total shown at that time. */
interface Sent {
  readonly lines: readonly BasketLine[]
  /** Null if a price was unknown. */
  readonly total: number | null
  readonly deliverTo: string | undefined
  readonly isPickedUp: boolean
  /** The discount code; empty for none. */
  readonly code: string
  /** The customer's own number of the orders; empty for none. */
  readonly customerReference: string
}

/** A purchase, with the total shown before the booking. */
export interface Held extends HeldLines {
  /** Email of the account that booked. */
  readonly of: string
  /** Null if the total was unknown, or belonged to other lines. */
  readonly shownTotal: number | null
}

/**
 * Books all lines once, however often the button is pressed. Sends a visitor to the sign-in first. Booked lines leave
 * the basket. A refusal stays at its lines until their quantities change.
 * @param shown the lines on the screen.
 */
export function useHolding(shown: readonly BasketLine[]) {
  const api = useApi()
  const host = useHost()
  const session = useSession()
  const navigate = useNavigate()
  const place = useLocation()
  const [held, setHeld] = useState<readonly Held[]>([])
  const [firstRefused, setFirstRefused] = useState<string>()
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedAt>>(new Map())
  const [refusedCode, setRefusedCode] = useState<RefusedCode>()
  const { busyWith, failure, start } = useAction(
    async ({ lines, total, deliverTo, isPickedUp, code, customerReference }: Sent) => {
      if (session.status === 'out') return
      setRefused(new Map())
      setRefusedCode(undefined)
      setFirstRefused(undefined)
      setHeld([])
      const show = (now: HeldLines) => {
        const shownTotal = areSame(now.lines, lines) ? total : null
        setHeld((before) => [...before, { ...now, of: session.email, shownTotal }])
      }
      try {
        const { holdLines } = await loadOnDemand(() => import('./hold-lines.ts'))
        const wish = { lines, deliverTo, isPickedUp, code, customerReference }
        await holdLines({ api, host, person: session, ...wish, onHeld: show })
        if (code) keepCode('')
        showToast('success', heldTexts.booked)
      } catch (error) {
        if (error instanceof ApiError) {
          const named = refusedLines(error.lines)
          const message = error.fields.code
          if (message !== undefined) setRefusedCode({ code, message })
          setRefused(named)
          setFirstRefused(lines.find(({ id }) => named.has(id))?.id)
        }
        throw error
      }
    },
  )
  function hold(sent: Sent): void {
    if (session.status === 'out') void navigate(links.login(), { state: originAt(place) })
    else start(sent)
  }
  /** Returns the refusal of a line, until its quantity changes. */
  function refusalAt({ id, quantity }: BasketLine): RefusedLine | undefined {
    const last = refused.get(id)
    return last?.quantity === quantity ? last.refusal : undefined
  }
  const isMended = refused.size > 0 && !shown.some(refusalAt)
  const email = session.status === 'in' ? session.email : null
  return {
    /** The page stays open after Log Out, but the next person at the screen must not see the purchase. */
    held: held.filter(({ of }) => of === email),
    hold,
    busy: busyWith !== undefined,
    /** Why the last press failed; undefined once every refused line has changed. */
    problem: isMended ? undefined : failure?.message,
    refusalAt,
    /** Returns why the booking was refused at a code. */
    refusalOfCode: (code: string) => (refusedCode?.code === code ? refusedCode.message : undefined),
    /** The id of the first refused line. */
    firstRefused,
    signedIn: session.status === 'in',
  }
}

interface RefusedCode {
  readonly code: string
  readonly message: string
}

interface RefusedAt {
  readonly quantity: number
  readonly refusal: RefusedLine
}

/** Returns the refusals by product, each with its quantity in the basket. */
function refusedLines(refusals: readonly RefusedLine[]): ReadonlyMap<string, RefusedAt> {
  const quantities = new Map(readBasket().map(({ id, quantity }) => [id, quantity]))
  return new Map(
    refusals.flatMap((refusal) => {
      const quantity = quantities.get(refusal.Id ?? '')
      return refusal.Id !== undefined && quantity !== undefined ? [[refusal.Id, { quantity, refusal }]] : []
    }),
  )
}
