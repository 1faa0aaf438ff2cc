import { useFormats } from '../../ui/values/formats.ts'
import './order-timeline.css'
import { useCallback } from 'react'
import { getTimeline, type TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { describeEntry } from './describe-entry.ts'
import { type Reader, timelineTexts as texts } from './texts.ts'

interface OrderTimelineProps {
  readonly order: Order
  readonly reader: Reader
}

/** Shows the events of an order, oldest first. Renders nothing if {host} does not offer them. */
export function OrderTimeline(props: OrderTimelineProps) {
  return (
    <IfOffered operation={getTimeline}>
      <Timeline {...props} />
    </IfOffered>
  )
}

function Timeline({ order: { _id: id }, reader }: OrderTimelineProps) {
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal) => api.call(getTimeline, { params: { id } }, { signal }),
    [api, id],
  )
  const [timeline, reload] = useLoaded(load)
  return (
    <section
      className="order-timeline grid gap-4 w-full pt-6 border-t border-t-line"
      aria-label={texts.heading}
    >
      <h2 className="card-title">{texts.heading}</h2>
      <NotReady loaded={timeline} texts={texts} lines={4} bare reload={reload} />
      {timeline.status === 'ready' && <Entries entries={timeline.data} reader={reader} />}
    </section>
  )
}

function Entries({ entries, reader }: { entries: readonly TimelineEntry[]; reader: Reader }) {
  const formats = useFormats()
  return (
    <ol>
      {entries.map((entry, place) => {
        const { text, notes, tone } = describeEntry(formats, entry, reader)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never move or disappear.
          <li key={place} className={`timeline-entry timeline-${tone}`}>
            <LocalTime at={entry.at} />
            <div className="wrap-anywhere">
              <p>{text}</p>
              {notes.map((note) => (
                <p key={note} className="order-note">
                  {note}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
