import { useAnswer } from '../../api/use-answer.ts'
import '../../ui/table/data-table.css'
import { useRef, useState } from 'react'
import { listOwedRefunds } from '../../../contract/payments/refunds.ts'
import { IfAllowed } from '../../session/rights.tsx'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { OwedRefundEntry } from './owed-refund-entry.tsx'
import { owedRefundTexts as texts } from './texts.ts'

interface OwedRefundsProps {
  /** Limits the list to refunds of this order. */
  readonly order?: string
  /** True on the list's own page, which states that the shop owes nothing; elsewhere an empty list is hidden. */
  readonly saysNone?: boolean
}

/** Lists refunds that the shop still owes. Renders nothing if there are none or the person may not see them. */
export function OwedRefunds(props: OwedRefundsProps) {
  return (
    <IfAllowed operation={listOwedRefunds}>
      <Owed {...props} />
    </IfAllowed>
  )
}

function Owed({ order, saysNone = false }: OwedRefundsProps) {
  const [owed, reload] = useAnswer(listOwedRefunds, { query: order === undefined ? {} : { order } })
  const [given, setGiven] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (owed.status === 'loading') return null
  if (owed.status === 'failed') {
    const message = `${texts.notLoaded} ${owed.error.message}`
    return <Alert message={message} again={{ label: problems.tryAgain, run: reload }} />
  }
  const none = owed.data.length === 0
  // The section stays after the last refund, because its heading has the focus.
  if (none && !given && !saysNone) return null
  const Heading = saysNone ? 'h2' : 'h3'
  function onOneGiven(): void {
    setGiven(true)
    heading.current?.focus()
  }
  return (
    <section className="card card-padded grid gap-4 border-s-6 border-s-bad" aria-labelledby="owed-refunds">
      <Heading id="owed-refunds" ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      {none ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p className="max-w-176">{texts.why}</p>
          <ul>
            {owed.data.map((one) => (
              <OwedRefundEntry
                key={one._id}
                owed={one}
                onItsOrder={order !== undefined}
                onGiven={onOneGiven}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
