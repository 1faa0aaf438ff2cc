import { done } from '../../../domain/outcome.ts'
import { mostNames } from '../../../domain/visits/visit-facts.ts'
import type { Transaction } from '../../data/database.ts'
import { addVisits, lockVisits, namesOfDay, type VisitSum } from '../../data/queries/visits/visit-sums.ts'
import type { Shop } from '../shop.ts'
import { countedVisitsOf } from './counted-visits.ts'

/** Adds what this process has counted to the sums of the days. After a failure the next call adds it. */
export async function addUpVisits({ database }: Pick<Shop, 'database'>): Promise<void> {
  const counted = countedVisitsOf(database)
  const taken = counted.take()
  if (taken.length === 0) return
  try {
    await database.write(async (transaction) => {
      await lockVisits(transaction)
      for (const sums of Map.groupBy(taken, ({ fact, day }) => `${fact} ${day}`).values())
        await addVisits(transaction, await withinLimit(transaction, sums))
      return done(undefined)
    })
  } catch (error) {
    for (const sum of taken) counted.count(sum)
    throw error
  }
}

/** Moves the names beyond the limit of a day to the empty name, because several processes add to it. */
async function withinLimit(
  transaction: Transaction,
  sums: readonly VisitSum[],
): Promise<readonly VisitSum[]> {
  const [first] = sums
  if (!first) return sums
  const { fact, day } = first
  const known = await namesOfDay(transaction, fact, day)
  // The empty name has a row of its own beyond the limit.
  let free = mostNames[fact] - [...known].filter((name) => name !== '').length
  const kept = sums.filter(({ name }) => name !== '' && (known.has(name) || free-- > 0))
  const others = sums.filter((sum) => !kept.includes(sum)).reduce((all, { count }) => all + count, 0)
  return others === 0 ? kept : [...kept, { fact, day, name: '', count: others }]
}
