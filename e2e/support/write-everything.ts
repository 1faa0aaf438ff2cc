import { listed } from '../../domain/in-words.ts'
import { compareTexts } from '../../domain/writing/text-order.ts'
import { usEnglishFormats } from '../../web/testing/us-english-formats.ts'
import { ageText } from '../../web/ui/values/age.tsx'
import { calendarDay } from '../../web/ui/values/calendar-day.ts'
import { counted } from '../../web/ui/values/counts.ts'
import { dateText, dayInShop } from '../../web/ui/values/date-format.ts'
import { moneyFigure, shortMoney, wholeNumber, writeNumbersAs } from '../../web/ui/values/numbers.ts'
import { weekdayText } from '../../web/ui/values/weekday.ts'

/** How a shop writes, as pages get it. */
type ShopsMoney = Parameters<typeof writeNumbersAs>[0]

const amounts = [0, 0.5, 12.125, 298.5, 1234.5, 12_345.67, 1_234_567.89, -1234.5]
const counts = [0, 1, 2, 5, 999, 1234, 12_345.5, 1_234_567]
/** Days on which the clocks of a zone change are among them. */
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

/** Writes what pages show of money, numbers, dates and words, for each shop one text per line. */
export function writeEverything(shops: readonly ShopsMoney[]): readonly string[] {
  return shops.map((money) => {
    writeNumbersAs(money)
    return [
      ...amounts.flatMap((amount) => [
        moneyFigure(usEnglishFormats, amount),
        shortMoney(usEnglishFormats, amount),
        moneyFigure(usEnglishFormats, amount, 'chf'),
      ]),
      ...counts.flatMap((count) => [
        wholeNumber(usEnglishFormats, count),
        counted(usEnglishFormats, count, 'piece'),
      ]),
      ...instants.flatMap((at) => [
        dayInShop(usEnglishFormats, at),
        dateText(usEnglishFormats, 'instant', at, money.timeZone),
        dateText(usEnglishFormats, 'time', at, money.timeZone),
        dateText(usEnglishFormats, 'short', at, money.timeZone),
      ]),
      ...days.flatMap((day) => [calendarDay(usEnglishFormats, day), weekdayText(usEnglishFormats, day)]),
      ...instants.map((at) => ageText(instants[0] ?? 0, at)),
      ...[0, 1, 2, 3].flatMap((count) => [
        listed(names.slice(0, count), 'and'),
        listed(names.slice(0, count), 'or'),
      ]),
      names.toSorted(compareTexts).join(),
    ].join('\n')
  })
}
