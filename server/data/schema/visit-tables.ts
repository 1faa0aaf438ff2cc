import type { VisitFact } from '../../../domain/visits/visit-facts.ts'

/** The sums of visits of a day, without anything that names a visitor (docs/decisions/0157). */
export interface VisitSumsTable {
  fact: VisitFact
  /** A date in the time zone that the shop had then. */
  day: string
  /** What was counted; empty for names beyond the limit of the day. */
  name: string
  count: number
}
