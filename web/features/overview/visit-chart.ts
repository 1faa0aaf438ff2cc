import type { AnswerOf } from '../../../contract/operation.ts'
import type { getVisits } from '../../../contract/visits/visits.ts'
import type { DayBarsProps } from '../../ui/charts/day-bars-props.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { dayNames } from './dates.ts'
import { overviewTexts } from './texts.ts'
import { visitTexts as texts } from './visit-texts.ts'

export type Visits = AnswerOf<typeof getVisits>

/** Returns the chart of visits: a bar per day, beside the same day of the previous period. */
export function chartOfVisits(formats: Formats, { days, daysBefore, now, before }: Visits): DayBarsProps {
  const named = dayNames(formats)
  return {
    days: days.map(({ date, visits }, index) => ({
      date,
      ...named(date),
      value: visits,
      before: daysBefore[index]?.visits,
    })),
    all: { value: now.visits, before: before.visits },
    texts: { ...overviewTexts.chart, ...texts.eachDay, none: texts.noVisit },
    format: (value: number) => wholeNumber(formats, value),
  }
}
