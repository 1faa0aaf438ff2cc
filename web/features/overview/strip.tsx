import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { compared, comparedShare, percentFigure, shareOf } from './compared.ts'
import type { Figures } from './measures.ts'
import { overviewTexts as texts } from './texts.ts'

/** Shows the totals of a period, each beside the previous period. */
export function Strip({
  now,
  before,
  held,
  owed,
  days,
}: Pick<Figures, 'now' | 'before' | 'held' | 'owed' | 'days'>) {
  const formats = useFormats()
  const share = shareOf(now.bookedPaid, now.booked)
  const entries = [
    [
      texts.taken(days.length),
      moneyFigure(formats, now.taken),
      [...partNotes(formats, now.taken, now.delivery, now.tax), compared(now.taken, before.taken)],
    ],
    [texts.orders, wholeNumber(formats, now.booked), [compared(now.booked, before.booked)]],
    [
      texts.paid,
      share === undefined ? '–' : percentFigure(formats, share),
      [
        texts.paidOf(wholeNumber(formats, now.bookedPaid), wholeNumber(formats, now.booked)),
        comparedShare(formats, share, shareOf(before.bookedPaid, before.booked)),
      ],
    ],
    [
      texts.givenBack,
      moneyFigure(formats, now.givenBack),
      [
        texts.refunds(formats, now.refunds),
        ...partNotes(formats, now.givenBack, now.givenBackDelivery, now.givenBackTax),
        compared(now.givenBack, before.givenBack),
      ],
    ],
    [texts.held, moneyFigure(formats, held.amount), [texts.bookings(formats, held.orders)]],
    ...(owed
      ? ([
          [
            texts.owed,
            moneyFigure(formats, owed.amount),
            [
              texts.invoices(formats, owed.invoices),
              owed.overdue > 0 && texts.ofItOverdue(moneyFigure(formats, owed.overdue)),
            ].filter((note) => note !== false),
          ],
        ] as const)
      : []),
  ] as const
  return (
    <dl
      className={`overview-strip grid grid-cols-2 text-band-ink bg-band @min-[44rem]:grid-cols-6 ${owed ? '' : '@min-[50rem]:grid-cols-5'}`}
    >
      {entries.map(([label, figure, notes]) => (
        <div
          key={label}
          className="flex flex-col px-[1.2rem] py-4 wrap-anywhere border-b border-e border-band-soft/30"
        >
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

/** Returns how much of an amount is delivery and tax; nothing in a shop without them. */
function partNotes(
  formats: Formats,
  amount: number,
  delivery: number | undefined,
  tax: number | undefined,
): readonly string[] {
  if (amount === 0) return []
  return [
    delivery !== undefined && texts.ofItDelivery(moneyFigure(formats, delivery)),
    tax !== undefined && texts.ofItTax(moneyFigure(formats, tax)),
  ].filter((note) => note !== false)
}
