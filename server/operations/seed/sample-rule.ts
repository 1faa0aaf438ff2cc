import type { Transaction } from '../../data/database.ts'
import { insertPriceRule, type WrittenRule } from '../../data/queries/prices/price-rules.ts'

/** The id of the sample shop's rule; its terms name the code while it is valid. */
export const sampleRuleId = 'sample-club10'

/** Ten percent for members of cycling clubs, as shops of the trade give it: from 50.00, once an account. */
const sampleRule: WrittenRule = {
  name: 'Club',
  way: 'code',
  off: { kind: 'percent', hundredths: 1_000 },
  on: { kind: 'everything' },
  startsAt: null,
  endsAt: null,
  minimumCents: 5_000,
  oncePerAccount: true,
  mostUses: null,
  code: 'CLUB10',
  groupId: null,
}

/** Adds the discount code of the sample shop. */
export async function seedSampleRule(transaction: Transaction, now: number): Promise<void> {
  await insertPriceRule(transaction, { ...sampleRule, id: sampleRuleId, by: null }, now)
}
