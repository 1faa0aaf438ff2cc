import { mostNames, type VisitFact } from '../../../domain/visits/visit-facts.ts'
import type { Database } from '../../data/database.ts'
import type { VisitSum } from '../../data/queries/visits/visit-sums.ts'

/** More days than a process counts between two additions, also where the database fails for long. */
const mostDays = 3

type Counts = Map<string, number>

/**
 * The visits that this process has counted and not yet added to the sums in the database. Its size is bounded: names
 * beyond the limit of a fact are counted under an empty name.
 */
export class CountedVisits {
  /** By day, then by fact. */
  #days = new Map<string, Map<VisitFact, Counts>>()

  count({ day, fact, name, count }: VisitSum): void {
    const facts = this.#days.get(day) ?? new Map<VisitFact, Counts>()
    if (!this.#days.has(day) && this.#days.size >= mostDays) return
    this.#days.set(day, facts)
    const names: Counts = facts.get(fact) ?? new Map<string, number>()
    facts.set(fact, names)
    const counted = names.has(name) || names.size < mostNames[fact] ? name : ''
    names.set(counted, (names.get(counted) ?? 0) + count)
  }

  /** Removes and returns what is counted. If it cannot be added to the database, `count` takes it back. */
  take(): readonly VisitSum[] {
    const days = this.#days
    this.#days = new Map()
    return [...days].flatMap(([day, facts]) =>
      [...facts].flatMap(([fact, names]) => [...names].map(([name, count]) => ({ day, fact, name, count }))),
    )
  }
}

const counted = new WeakMap<Database, CountedVisits>()

/** Returns the visits that this process has counted for a database. */
export function countedVisitsOf(database: Database): CountedVisits {
  const visits = counted.get(database) ?? new CountedVisits()
  counted.set(database, visits)
  return visits
}
