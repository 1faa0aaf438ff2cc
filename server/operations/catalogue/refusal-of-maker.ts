import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { keepMaker } from '../../data/queries/catalogue/makers.ts'

/** Refuses a maker that is not in the list, and keeps a given one there until the transaction ends. */
export async function refusalOfMaker(
  transaction: Transaction,
  maker: string | null | undefined,
): Promise<Refusal | undefined> {
  if (!maker || (await keepMaker(transaction, maker))) return undefined
  return refusedAt('maker', 'MAKER_GONE')
}
