import { setTimeout as wait } from 'node:timers/promises'
import type { Reader } from '../../server/data/database.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import type { ShopProcess } from '../../server/testing/shop-process.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { openStoppedShop } from './booking-load.ts'

/** Ends the holds of orders in the database of a stopped shop, which finds them due at its next start. */
export async function endHolds(place: DatabasePlace, orderIds: readonly string[]): Promise<void> {
  const { database } = await openStoppedShop(place)
  for (const id of orderIds) {
    await database.autocommit
      .updateTable('orders')
      .set({ hold_expires_at: 1, hold_extends_to: null })
      .where('id', '=', id)
      .where('stock_held', '=', 1)
      .execute()
  }
  await database.close()
}

/**
 * Starts the shop and kills it after it has released some of the due holds, while others wait.
 * @returns whether some were still waiting at its death; false if the shop was faster.
 */
export async function killWhileExpiring(place: DatabasePlace, start: () => ShopProcess): Promise<boolean> {
  const { database } = await openStoppedShop(place)
  try {
    const due = await countDue(database.read)
    const shop = start()
    const deadline = performance.now() + patienceMs
    while ((await countDue(database.read)) === due && performance.now() < deadline) await wait(1)
    shop.process.kill('SIGKILL')
    await shop.ended
    const left = await countDue(database.read)
    return left > 0 && left < due
  } finally {
    await database.close()
  }
}

/** Waits until the running shop has released every due hold. */
export async function waitForExpiry(place: DatabasePlace): Promise<void> {
  const { database } = await openStoppedShop(place)
  const deadline = performance.now() + patienceMs
  while ((await countDue(database.read)) > 0 && performance.now() < deadline) await wait(50)
  await database.close()
}

async function countDue(read: Reader): Promise<number> {
  const { due } = await read
    .selectFrom('orders')
    .where('state', '=', 'unpaid')
    .where('stock_held', '=', 1)
    .where('hold_expires_at', '=', 1)
    .select(({ fn }) => fn.countAll<number | string>().as('due'))
    .executeTakeFirstOrThrow()
  return Number(due)
}
