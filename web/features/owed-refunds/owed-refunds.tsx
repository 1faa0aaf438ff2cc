import '../../styles/admin.css'
import { useCallback, useRef, useState } from 'react'
import { listOwedRefunds } from '../../../contract/refunds.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { sessionApi } from '../../session/session-api.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/alert.tsx'
import { OwedRefundEntry } from './owed-refund-entry.tsx'
import { owedRefundTexts as texts } from './texts.ts'

interface OwedRefundsProps {
  /** Keeps to what was paid for this order; all of them unless told. */
  readonly order?: string
  /** Told when money goes back after all. */
  readonly onGiven?: () => void
}

/** What the shop owes people, to be given back; nothing where it owes nothing, or does not say so. */
export function OwedRefunds(props: OwedRefundsProps) {
  return useExtensions().has(listOwedRefunds) ? <Owed {...props} /> : null
}

function Owed({ order, onGiven }: OwedRefundsProps) {
  const [owed, reload] = useOwed(order)
  const [given, setGiven] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (owed.status === 'loading') return null
  if (owed.status === 'failed') {
    const message = `${texts.notLoaded} ${owed.error.message}`
    return <Alert message={message} again={{ label: problems.tryAgain, run: reload }} />
  }
  const nothing = owed.data.length === 0
  // What was dealt with just now does not take the ground from under whoever did it.
  if (nothing && !given) return null
  function onOneGiven(): void {
    setGiven(true)
    heading.current?.focus()
    reload()
    onGiven?.()
  }
  return (
    <section className="plate plate-padded owed-refunds" aria-labelledby="owed-refunds">
      <h3 id="owed-refunds" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h3>
      {nothing ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p className="owed-why">{texts.why}</p>
          <ul>
            {owed.data.map((one) => (
              <OwedRefundEntry
                key={one._id}
                owed={one}
                onItsOrder={order !== undefined}
                onGiven={onOneGiven}
                onRefused={reload}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function useOwed(order: string | undefined) {
  const load = useCallback(
    (signal: AbortSignal) =>
      sessionApi().call(listOwedRefunds, { query: order === undefined ? {} : { order } }, { signal }),
    [order],
  )
  return useLoaded(load)
}
