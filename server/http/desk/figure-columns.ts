import { amountOf } from '../../../domain/money.ts'
import type { DecimalMark } from '../../../domain/shop/decimal-mark.ts'
import type { Figures } from '../../operations/figures/get-figures.ts'
import type { PartsOfRevenue } from '../../operations/figures/parts-of-revenue.ts'
import type { CsvColumn } from './csv-cells.ts'

type Day = Figures['days'][number]

interface ComparedDay {
  readonly day: Day
  /** The same day in the period before. */
  readonly before: Day | undefined
}

/** Returns the figures of a day, each with its column's header. */
function columnsOfDay({ delivery, tax }: PartsOfRevenue): readonly CsvColumn<Day>[] {
  return [
    ['taken', ({ takenCents }) => amountOf(takenCents)],
    ...columnsIf(delivery, ['of it delivery', ({ deliveryCents }) => amountOf(deliveryCents)]),
    ...columnsIf(tax, ['of it tax', ({ taxCents }) => amountOf(taxCents)]),
    ['paid orders', ({ paid }) => paid],
    ['booked', ({ booked }) => booked],
    ['booked and paid by now', ({ bookedPaid }) => bookedPaid],
    ['given back', ({ givenBackCents }) => amountOf(givenBackCents)],
    ...columnsIf(delivery, [
      'of it delivery given back',
      ({ givenBackDeliveryCents }) => amountOf(givenBackDeliveryCents),
    ]),
    ...columnsIf(tax, ['of it tax given back', ({ givenBackTaxCents }) => amountOf(givenBackTaxCents)]),
  ]
}

function columnsIf(isShown: boolean, column: CsvColumn<Day>): readonly CsvColumn<Day>[] {
  return isShown ? [column] : []
}

/** Returns the columns of each day of a period, next to the same day of the previous period. */
export function figureColumns(parts: PartsOfRevenue): readonly CsvColumn<ComparedDay>[] {
  const columns = columnsOfDay(parts)
  return [
    ['day', ({ day }) => day.date],
    ...columns.map(
      ([header, read]) => [header, ({ day }: ComparedDay, mark: DecimalMark) => read(day, mark)] as const,
    ),
    ['day before', ({ before }) => before?.date],
    ...columns.map(
      ([header, read]) =>
        [
          `${header} before`,
          ({ before }: ComparedDay, mark: DecimalMark) => before && read(before, mark),
        ] as const,
    ),
  ]
}
