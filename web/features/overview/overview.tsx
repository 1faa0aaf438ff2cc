import '../../styles/overview.css'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getFigures, periodLengths } from '../../../contract/figures.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { type DayBar, DayBars } from '../../ui/charts/day-bars.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { moneyFigure, nounFor, wholeNumber } from '../../ui/values/numbers.ts'
import { compared, shareOf } from './compared.ts'
import { overviewTexts as texts } from './texts.ts'
import { ToSend } from './to-send.tsx'

type Figures = AnswerOf<typeof getFigures>

/** Shows the figures of a period, what to send, and what was taken each day. The address has the period. */
export function Overview() {
  const api = useApi()
  const [search] = useSearchParams()
  const days = periodLengths.find((length) => length === search.get('days')) ?? '7'
  const [figures, reload] = useLoaded(
    useCallback((signal) => api.call(getFigures, { query: { days } }, { signal }), [api, days]),
  )
  return (
    <section className="overview" aria-label={texts.heading}>
      <nav className="overview-periods" aria-label={texts.periods}>
        {periodLengths.map((length) => (
          <Link
            key={length}
            to={{ search: `?days=${length}` }}
            replace
            preventScrollReset
            aria-current={length === days ? 'page' : undefined}
          >
            {texts.lengths[length]}
          </Link>
        ))}
      </nav>
      {figures.status === 'failed' && (
        <Alert
          message={`${texts.notLoaded} ${figures.error.message}`}
          again={{ label: problems.tryAgain, run: reload }}
        />
      )}
      {figures.status === 'ready' && <Strip {...figures.data} />}
      {figures.status === 'loading' && <LoadingCard />}
      <div className="overview-two">
        <ToSend />
        {figures.status === 'ready' && <TakenEachDay {...figures.data} />}
        {figures.status === 'loading' && <LoadingCard />}
      </div>
    </section>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Skeleton label={texts.loading} lines={4} />
    </Card>
  )
}

function Strip({ now, before, held, days }: Figures) {
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

const longName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const shortName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The dates are those of the shop; reading them as UTC keeps them. */
function barOf({ date, taken }: Figures['days'][number]): DayBar {
  const at = new Date(date)
  const weekend = at.getUTCDay() % 6 === 0
  return { date, name: longName.format(at), tick: shortName.format(at), value: taken, weekend }
}

function TakenEachDay({ days, best: [best], unsold: [slowest] }: Figures) {
  return (
    <Card className="overview-card">
      <h2>{texts.takenEachDay}</h2>
      <DayBars days={days.map(barOf)} texts={texts.chart} format={moneyFigure} />
      <p className="soft">
        {best
          ? texts.best(best.name, `${wholeNumber(best.pieces)} ${nounFor(best.pieces, 'piece')}`)
          : texts.nothingSold}{' '}
        {slowest && texts.slowest(slowest.name)}
      </p>
    </Card>
  )
}
