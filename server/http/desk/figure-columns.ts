import { amountOf } from '../../../domain/money.ts'
import type { DecimalMark } from '../../../domain/shop/decimal-mark.ts'
import type { getFigures } from '../../operations/figures/get-figures.ts'
import type { CsvColumn } from './csv-cells.ts'

type Day = Awaited<ReturnType<typeof getFigures>>['days'][number]

interface ComparedDay {
  readonly day: Day
  /** The same day in the period before. */
  readonly before: Day | undefined
}

/** The figures of a day, each with its column's header. */
const columnsOfDay: readonly CsvColumn<Day>[] = [
  ['taken', ({ takenCents }) => amountOf(takenCents)],
  ['paid orders', ({ paid }) => paid],
  ['booked', ({ booked }) => booked],
  ['booked and paid by now', ({ bookedPaid }) => bookedPaid],
  ['given back', ({ givenBackCents }) => amountOf(givenBackCents)],
]

/** Columns of each day of a period, next to the same day of the previous period. */
export const figureColumns: readonly CsvColumn<ComparedDay>[] = [
  ['day', ({ day }) => day.date],
  ...columnsOfDay.map(
    ([header, read]) => [header, ({ day }: ComparedDay, mark: DecimalMark) => read(day, mark)] as const,
  ),
  ['day before', ({ before }) => before?.date],
  ...columnsOfDay.map(
    ([header, read]) =>
      [
        `${header} before`,
        ({ before }: ComparedDay, mark: DecimalMark) => before && read(before, mark),
      ] as const,
  ),
]
