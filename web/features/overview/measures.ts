import type { getFigures } from '../../../contract/desk/figures.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { DayBar, DayBarsProps } from '../../ui/charts/day-bars-props.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { percentFigure, shareOf } from './compared.ts'
import { dayNames } from './dates.ts'
import { overviewTexts as texts } from './texts.ts'

export type Figures = AnswerOf<typeof getFigures>

/** The measures of the daily chart. */
export const measures = ['taken', 'orders', 'paid'] as const
export type Measure = (typeof measures)[number]

/** Fields that the figures of a day and of a period have in common. */
type Sums = Partial<Pick<Figures['days'][number], 'taken' | 'booked' | 'bookedPaid'>>

const valuesOf: Readonly<Record<Measure, (sums: Sums) => Pick<DayBar, 'value' | 'part'>>> = {
  taken: ({ taken }) => ({ value: taken }),
  orders: ({ booked, bookedPaid }) => ({ value: booked, part: bookedPaid }),
  paid: ({ booked = 0, bookedPaid = 0 }) => ({ value: shareOf(bookedPaid, booked) }),
}

const writers = { taken: moneyFigure, orders: wholeNumber, paid: percentFigure } as const

/** Returns the available measures. Earlier versions of the shop do not report the paid orders of a day. */
export function measuresIn({ days }: Figures): readonly Measure[] {
  return days.every(({ bookedPaid }) => bookedPaid !== undefined)
    ? measures
    : measures.filter((measure) => measure !== 'paid')
}

/** Returns the chart of a measure: a bar per day, beside the same day of the previous period. */
export function chartOf(
  formats: Formats,
  { days, daysBefore, now, before }: Figures,
  measure: Measure,
): DayBarsProps {
  const values = valuesOf[measure]
  const named = dayNames(formats)
  return {
    days: days.map((day, index) => ({
      date: day.date,
      ...named(day.date),
      ...values(day),
      before: values(daysBefore?.[index] ?? {}).value,
    })),
    all: { ...values(now), before: values(before).value },
    ...(measure === 'paid' && { top: 100 }),
    texts: { ...texts.chart, ...texts.eachDay[measure] },
    format: (value) => writers[measure](formats, value),
  }
}
