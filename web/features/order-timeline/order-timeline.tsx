import { getTimeline, type TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { describeEntry } from './describe-entry.ts'
import { type Reader, timelineTexts as texts } from './texts.ts'

/** A ruler with one tick per event. On a wide page the time is beside the event. */
const onRuler =
  'relative grid gap-x-6 gap-y-[0.15rem] py-[0.55rem] ps-7 border-s-2 border-s-line [&>time]:text-note [&>time]:text-soft @min-[36rem]:grid-cols-[11.5rem_minmax(0,1fr)] @min-[36rem]:items-baseline before:absolute before:top-[1.2rem] before:start-0 before:w-4 before:border-t-2'
const tick = {
  plain: 'before:border-t-edge',
  good: 'before:border-t-good',
  warn: 'before:border-t-warn',
  bad: 'before:border-t-bad',
}

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
  const [timeline, reload] = useAnswer(getTimeline, { params: { id } })
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
          <li key={place} className={`${onRuler} ${tick[tone]}`}>
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
