import { type VisitToCount, vitalNames } from '../../../contract/visits/visits.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { countedHost, countedWords } from '../../../domain/visits/counted-names.ts'
import { rangeOf, type VisitFact, type VisitTotal } from '../../../domain/visits/visit-facts.ts'
import type { Shop } from '../shop.ts'
import { countedVisitsOf } from './counted-visits.ts'

/** The steps that begin with the first view of a kind of page. */
const stepsOf: Readonly<Partial<Record<VisitToCount['page'], VisitTotal>>> = {
  tool: 'product',
  basket: 'basket',
  payment: 'payment',
}

/**
 * Counts a visit on the shop's present day, in memory. Returns false if the owner counts none.
 *
 * @param hosts the hosts under which the shop is reached, which are no referrers.
 */
export async function countVisit(
  { database, settings, clock }: Pick<Shop, 'database' | 'settings' | 'clock'>,
  visit: VisitToCount,
  hosts: readonly string[],
): Promise<boolean> {
  const { visits, money } = await settings.read()
  if (!visits.counted) return false
  const day = dateIn(money.timeZone, clock())
  const counted = countedVisitsOf(database)
  for (const [fact, name] of factsOf(visit, hosts)) counted.count({ day, fact, name, count: 1 })
  return true
}

function factsOf(visit: VisitToCount, hosts: readonly string[]): readonly (readonly [VisitFact, string])[] {
  const { page, shown, from, language, nothing, paid, vitals = {} } = visit
  const step = shown === 'first' ? stepsOf[page] : undefined
  const host = from === undefined ? undefined : countedHost(from, hosts)
  const words = nothing === undefined ? undefined : countedWords(nothing)
  const facts: (readonly [VisitFact, string])[] = []
  if (shown) facts.push(['page', page], ['total', 'pages'])
  if (step) facts.push(['total', step])
  if (paid) facts.push(['total', 'paid'])
  if (host !== undefined) facts.push(['from', host], ['total', 'visits'])
  if (host !== undefined && language) facts.push(['language', language])
  if (words !== undefined) facts.push(['nothing', words])
  for (const measure of vitalNames) {
    const value = vitals[measure]
    if (value !== undefined) facts.push([measure, `${page} ${rangeOf(measure, value) ?? ''}`])
  }
  return facts
}
