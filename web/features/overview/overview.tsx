import '../../styles/overview.css'
import { type ReactNode, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getBoard } from '../../../contract/board.ts'
import { getFigures, periodLengths } from '../../../contract/figures.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { listOrders } from '../../api/rows/orders.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { TabLinks } from '../../routing/tab-links.tsx'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { DayBars } from '../../ui/charts/day-bars.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { useNow } from '../../ui/values/use-now.ts'
import { Board } from './board.tsx'
import { compared, shareOf } from './compared.ts'
import { barsOf, todayIn } from './dates.ts'
import type { RestockControl } from './low-tools.tsx'
import { Sellers } from './sellers.tsx'
import { TaskColumns } from './task-columns.tsx'
import { overviewTexts as texts } from './texts.ts'
import { type SendControl, ToSend } from './to-send.tsx'

type Sums = AnswerOf<typeof getFigures>

interface OverviewProps {
  readonly send: SendControl
  readonly restock: RestockControl
  /** Says whether all numbers agree. */
  readonly proof: ReactNode
}

/** Shows an admin the figures of a period and the board of work, each part where {host} offers it. */
export function Overview({ send, restock, proof }: OverviewProps) {
  const { offers } = useHost()
  const toSend = offers(listOrders) && <ToSend send={send} />
  return (
    <section className="overview" aria-label={texts.heading}>
      <Today proof={proof} />
      {offers(getFigures) ? (
        <Figures toSend={toSend} restock={restock} />
      ) : toSend || offers(getBoard) ? (
        <Tasks toSend={toSend} restock={restock} charts={null} />
      ) : (
        <Card>{texts.notOffered}</Card>
      )}
    </section>
  )
}

interface TasksProps {
  readonly toSend: ReactNode
  readonly restock: RestockControl
  readonly charts: ReactNode
}

/** Shows what to send and the board of work, where {host} offers them, beside the charts. */
function Tasks({ toSend, restock, charts }: TasksProps) {
  return (
    <IfOffered operation={getBoard} otherwise={<TaskColumns tasks={toSend} beside={charts} />}>
      <Board restock={restock} toSend={toSend} charts={charts} />
    </IfOffered>
  )
}

/** Shows the figures of a period, and the tasks beside what was taken each day. The address has the period. */
function Figures({ toSend, restock }: Omit<TasksProps, 'charts'>) {
  const api = useApi()
  const [search] = useSearchParams()
  const days = periodLengths.find((length) => length === search.get('days')) ?? '7'
  const [figures, reload] = useLoaded(
    useCallback((signal) => api.call(getFigures, { query: { days } }, { signal }), [api, days]),
  )
  // The figures of the period before stay until the new ones are there, so that the page keeps its place.
  const [shown, setShown] = useState<Sums>()
  if (figures.status === 'ready' && figures.data !== shown) setShown(figures.data)
  return (
    <>
      <TabLinks
        label={texts.periods}
        values={periodLengths}
        current={days}
        textOf={(length) => texts.lengths[length]}
        searchOf={(length) => `?days=${length}`}
      />
      {figures.status === 'failed' && (
        <Alert
          message={`${texts.notLoaded} ${figures.error.message}`}
          again={{ label: problems.tryAgain, run: reload }}
        />
      )}
      {figures.status !== 'failed' && (shown ? <Strip {...shown} /> : <LoadingCard />)}
      <Tasks
        toSend={toSend}
        restock={restock}
        charts={
          figures.status !== 'failed' &&
          (shown ? (
            <>
              <TakenEachDay {...shown} />
              <Sellers {...shown} />
            </>
          ) : (
            <LoadingCard />
          ))
        }
      />
    </>
  )
}

function Today({ proof }: Pick<OverviewProps, 'proof'>) {
  const { timeZone } = useShopSettings().shop.money
  const now = useNow(60_000)
  return (
    <p className="overview-today">
      <span>{todayIn(timeZone, now)}</span>
      {proof}
    </p>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Skeleton label={texts.loading} lines={4} />
    </Card>
  )
}

function Strip({ now, before, held, days }: Sums) {
  const entries = [
    [texts.taken(days.length), moneyFigure(now.taken), compared(now.taken, before.taken)],
    [
      texts.orders,
      wholeNumber(now.booked),
      texts.paid(wholeNumber(now.bookedPaid), shareOf(now.bookedPaid, now.booked)),
    ],
    [texts.held, moneyFigure(held.amount), texts.bookings(held.orders)],
    [texts.givenBack, moneyFigure(now.givenBack), texts.refunds(now.refunds)],
  ] as const
  return (
    <dl className="overview-strip">
      {entries.map(([label, figure, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure">{figure}</dd>
          <dd className="overview-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function TakenEachDay({ days, takenBefore }: Sums) {
  return (
    <Card className="overview-card">
      <h2>{texts.takenEachDay}</h2>
      <DayBars days={barsOf(days, takenBefore)} texts={texts.chart} format={moneyFigure} />
    </Card>
  )
}
