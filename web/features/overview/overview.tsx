import { useAnswer } from '../../api/use-answer.ts'
import { useFormats } from '../../ui/values/formats.ts'
import './overview.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { getBoard } from '../../../contract/desk/board.ts'
import { exportFigures, getFigures } from '../../../contract/desk/figures.ts'
import { getVisits } from '../../../contract/visits/visits.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { listOrders } from '../../api/rows/orders.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLastReady } from '../../api/use-loaded.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useNow } from '../../ui/values/use-now.ts'
import { Board } from './board.tsx'
import { todayIn } from './dates.ts'
import { Discounts } from './discounts.tsx'
import { EachDay } from './each-day.tsx'
import { FormerTakings } from './former-takings.tsx'
import type { RestockControl } from './low-products.tsx'
import { periodOf } from './period.ts'
import { PeriodChooser } from './period-chooser.tsx'
import { Sellers } from './sellers.tsx'
import { Strip } from './strip.tsx'
import { TaskColumns } from './task-columns.tsx'
import { Taxes } from './taxes.tsx'
import { overviewTexts as texts } from './texts.ts'
import { type SendControl, ToSend } from './to-send.tsx'
import { VisitCards } from './visits.tsx'

interface OverviewProps {
  readonly send: SendControl
  /** The desk where orders are handed out, below the orders to send. */
  readonly counter?: ReactNode
  readonly restock: RestockControl
  /** States whether all numbers agree. */
  readonly proof: ReactNode
}

/** Shows an admin the figures of a period and the open tasks, as far as {host} offers them. */
export function Overview({ send, counter, restock, proof }: OverviewProps) {
  const { offers } = useHost()
  const toSend = offers(listOrders) && (
    <>
      <ToSend send={send} />
      {counter}
    </>
  )
  return (
    <section className="overview @container grid gap-5" aria-label={texts.heading}>
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

/** Shows the orders to send and the open tasks beside the charts, if {host} offers them. */
function Tasks({ toSend, restock, charts }: TasksProps) {
  return (
    <IfOffered operation={getBoard} otherwise={<TaskColumns tasks={toSend} beside={charts} />}>
      <Board restock={restock} toSend={toSend} charts={charts} />
    </IfOffered>
  )
}

/** Shows the figures of a period, and the tasks beside the daily revenue. The address contains the period. */
function Figures({ toSend, restock }: Omit<TasksProps, 'charts'>) {
  const [search] = useSearchParams()
  const period = periodOf(search)
  const [figures, reload] = useAnswer(getFigures, { query: period })
  // The previous figures stay until the new ones arrive, so that the page does not move.
  const shown = useLastReady(figures)
  return (
    <>
      <div className="overview-period flex flex-wrap gap-x-3 gap-y-2 items-stretch">
        <PeriodChooser period={period} />
        <ExportList operation={exportFigures} list={{ query: period, whole: false }} />
      </div>
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
              <EachDay figures={shown} />
              <Taxes {...shown} />
              <Sellers {...shown} />
              <Discounts {...shown} />
              <FormerTakings {...shown} />
            </>
          ) : (
            <LoadingCard />
          ))
        }
      />
      {figures.status !== 'failed' && shown && (
        <IfOffered operation={getVisits}>
          <VisitCards period={period} />
        </IfOffered>
      )}
    </>
  )
}

function Today({ proof }: Pick<OverviewProps, 'proof'>) {
  const formats = useFormats()
  const { timeZone } = useShopSettings().shop.money
  const now = useNow(60_000)
  return (
    // The proof arrives later; on a narrow screen it is on a second line.
    <p className="flex flex-wrap gap-x-[0.9rem] gap-y-0 items-center content-start justify-self-start min-h-[calc(2*var(--target-link)+2px)] px-[0.9rem] bg-paper border border-line @min-[34rem]:min-h-[calc(var(--target-link)+2px)]">
      <span className="leading-(--target-link)">{todayIn(formats, timeZone, now)}</span>
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
