import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { compared, comparedShare, percentFigure, shareOf } from './compared.ts'
import type { Figures } from './measures.ts'
import { overviewTexts as texts } from './texts.ts'

/** Shows the totals of a period, each beside the previous period. */
export function Strip({ now, before, held, days }: Pick<Figures, 'now' | 'before' | 'held' | 'days'>) {
  const share = shareOf(now.bookedPaid, now.booked)
  const entries = [
    [texts.taken(days.length), moneyFigure(now.taken), [compared(now.taken, before.taken)]],
    [texts.orders, wholeNumber(now.booked), [compared(now.booked, before.booked)]],
    [
      texts.paid,
      share === undefined ? '–' : percentFigure(share),
      [
        texts.paidOf(wholeNumber(now.bookedPaid), wholeNumber(now.booked)),
        comparedShare(share, shareOf(before.bookedPaid, before.booked)),
      ],
    ],
    [
      texts.givenBack,
      moneyFigure(now.givenBack),
      [texts.refunds(now.refunds), compared(now.givenBack, before.givenBack)],
    ],
    [texts.held, moneyFigure(held.amount), [texts.bookings(held.orders)]],
  ] as const
  return (
    <dl className="overview-strip grid grid-cols-2 text-band-ink bg-band @min-[44rem]:grid-cols-6 @min-[50rem]:grid-cols-5">
      {entries.map(([label, figure, notes]) => (
        <div key={label}>
          <dt className="text-label text-band-soft">{label}</dt>
          <dd className="figure text-[clamp(1.2rem,5cqi,1.75rem)] leading-tight @min-[50rem]:text-[clamp(1.2rem,2.5cqi,1.75rem)]">
            {figure}
          </dd>
          {notes.map(
            (note) =>
              note !== undefined && (
                <dd key={note} className="text-label text-band-soft">
                  {note}
                </dd>
              ),
          )}
        </div>
      ))}
    </dl>
  )
}
