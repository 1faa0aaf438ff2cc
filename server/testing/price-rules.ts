import { done } from '../../domain/outcome.ts'
import { insertPriceRule, type WrittenRule } from '../data/queries/prices/price-rules.ts'
import type { Shop } from '../operations/shop.ts'
import { newId } from '../platform/ids.ts'
import { granted } from './shop-contents.ts'

/** Ten percent off everything with the code CLUB10. */
const club10: WrittenRule = {
  name: 'Club',
  way: 'code',
  off: { kind: 'percent', hundredths: 1_000 },
  on: { kind: 'everything' },
  startsAt: null,
  endsAt: null,
  minimumCents: null,
  oncePerAccount: false,
  mostUses: null,
  code: 'CLUB10',
  groupId: null,
}

/** Adds a rule, by default ten percent off everything with the code CLUB10; returns its id. */
export async function addRule(
  shop: Pick<Shop, 'database' | 'clock'>,
  change: Partial<WrittenRule> = {},
): Promise<string> {
  const id = newId()
  const rule = { ...club10, ...change, id, by: null }
  granted(
    await shop.database.write(async (transaction) => {
      await insertPriceRule(transaction, rule, shop.clock())
      return done(null)
    }),
  )
  return id
}

/** Adds a rule that needs no code; returns its id. */
export function addBasketRule(
  shop: Pick<Shop, 'database' | 'clock'>,
  change: Partial<WrittenRule> = {},
): Promise<string> {
  return addRule(shop, { name: 'From the basket', way: 'basket', code: null, ...change })
}

/** Adds a group of customers with these members; returns its id. */
export async function addGroup(
  shop: Pick<Shop, 'database' | 'clock'>,
  emails: readonly string[],
): Promise<string> {
  const id = newId()
  const at = shop.clock()
  const group = { id, name: id, name_folded: id, version: 1, created_at: at, updated_at: at }
  granted(
    await shop.database.write(async ({ db }) => {
      await db.insertInto('customer_groups').values(group).execute()
      for (const email of emails)
        await db.insertInto('customer_group_members').values({ group_id: id, email }).execute()
      return done(null)
    }),
  )
  return id
}

/** Returns how many uses of a rule count. */
export async function usesOf(shop: Pick<Shop, 'database'>, ruleId: string): Promise<number> {
  const { uses } = await shop.database.read
    .selectFrom('price_rules')
    .where('id', '=', ruleId)
    .select('uses')
    .executeTakeFirstOrThrow()
  return uses
}
