import { listed } from '../../domain/in-words.ts'
import { compareTexts } from '../../domain/writing/text-order.ts'
import { ageText } from '../../web/ui/values/age.tsx'
import { moneyIn } from '../../web/ui/values/any-currency.ts'
import { calendarDay } from '../../web/ui/values/calendar-day.ts'
import { counted } from '../../web/ui/values/counts.ts'
import { dateText, dayInShop } from '../../web/ui/values/date-format.ts'
import type { Formats } from '../../web/ui/values/formats.ts'
import { moneyFigure, shortMoney, wholeNumber } from '../../web/ui/values/numbers.ts'
import { weekdayText } from '../../web/ui/values/weekday.ts'

const amounts = [0, 0.5, 12.125, 298.5, 1234.5, 12_345.67, 1_234_567.89, -1234.5]
const counts = [0, 1, 2, 5, 999, 1234, 12_345.5, 1_234_567]
/** Includes days on which a zone changes its clocks. */
const instants = Array.from({ length: 24 }, (_, n) => Date.UTC(2026, n % 12, 1 + n, n, 2 * n, n))
const days = Array.from({ length: 14 }, (_, n) => `2026-${String((n % 12) + 1).padStart(2, '0')}-${10 + n}`)
const names = [
  'Zange',
  'Äpfel',
  'apfel',
  'Ölkännchen',
  'T10',
  'T9',
  'ızgara',
  'Straße',
  'strasse',
  'éclair',
  '車輪',
]

/** Writes the pages' formats of money, numbers, dates and words, as one text per line, for each shop. */
export function writeEverything(shops: readonly Formats[]): readonly string[] {
  return shops.map((formats) => {
    return [
      ...amounts.flatMap((amount) => [
        moneyFigure(formats, amount),
        shortMoney(formats, amount),
        moneyIn(formats, amount, 'chf'),
      ]),
      ...counts.flatMap((count) => [wholeNumber(formats, count), counted(formats, count, 'piece')]),
      ...instants.flatMap((at) => [
        dayInShop(formats, at),
        dateText(formats, 'instant', at, formats.timeZone),
        dateText(formats, 'time', at, formats.timeZone),
        dateText(formats, 'short', at, formats.timeZone),
      ]),
      ...days.flatMap((day) => [calendarDay(formats, day), weekdayText(formats, day)]),
      ...instants.map((at) => ageText(instants[0] ?? 0, at)),
      ...[0, 1, 2, 3].flatMap((count) => [
        listed(names.slice(0, count), 'and'),
        listed(names.slice(0, count), 'or'),
      ]),
      names.toSorted(compareTexts).join(),
    ].join('\n')
  })
}
