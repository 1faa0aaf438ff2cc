// A process of the shop that makes one call and kills itself at one of its steps (started by `die-at-step.ts`).

import { writeSync } from 'node:fs'
import type { Database, Transaction } from '../../server/data/database.ts'
import type { Cards } from '../../server/providers/cards/cards.ts'
import type { PictureStore } from '../../server/providers/images/picture-store.ts'
import { s3PictureStore } from '../../server/providers/images/s3.ts'
import { openStoppedShop } from './booking-load.ts'
import { type DyingCall, makeCall } from './dying-calls.ts'

const { place, provider, bucket, dieAt, ...call } = JSON.parse(process.argv[2] ?? '') as DyingCall
const shop = await openStoppedShop(place)
let steps = 0
const dying = { database: dyingDatabase(shop.database), cards: dyingCards(), pictureStore: dyingStore() }
await makeCall({ ...shop, ...dying }, call)
await shop.database.close()

/** Kills the process at the chosen step. */
function reach(step: string): void {
  steps += 1
  if (steps < dieAt) return
  writeSync(1, step)
  process.kill(process.pid, 'SIGKILL')
}

/**
 * A transaction has three steps: before it begins, before it commits, and after the commit. A long transaction has a
 * further step each time it yields to the event loop.
 */
function dyingDatabase(database: Database): Database {
  let transactions = 0
  const dyingIn =
    (write: Database['write']): Database['write'] =>
    async (work) => {
      transactions += 1
      const name = `transaction ${transactions}`
      reach(`before ${name}`)
      const outcome = await write(async (transaction) => {
        const worked = await work(dyingTransaction(transaction, name))
        reach(`before the commit of ${name}`)
        return worked
      })
      reach(`after ${name}`)
      return outcome
    }
  return { ...database, write: dyingIn(database.write), writeLong: dyingIn(database.writeLong) }
}

function dyingTransaction(transaction: Transaction, name: string): Transaction {
  return {
    ...transaction,
    async nextTurn() {
      reach(`within ${name}`)
      await transaction.nextTurn()
    },
  }
}

/** The files outlive the process. Each call has a step before it and one after it. */
function dyingStore(): PictureStore {
  const store = s3PictureStore(bucket)
  return {
    ...store,
    async put(key, bytes) {
      reach('before a file')
      await store.put(key, bytes)
      reach('after a file')
    },
  }
}

/** The provider in another process. Each call has a step before it and one after it. */
function dyingCards(): Cards {
  const at =
    (name: keyof Cards) =>
    async (...given: unknown[]): Promise<never> => {
      reach(`before ${name}`)
      const answer = await fetch(provider, { method: 'POST', body: JSON.stringify({ name, given }) })
      const { value } = (await answer.json()) as { readonly value?: unknown }
      reach(`after ${name}`)
      return value as never
    }
  return {
    createIntent: at('createIntent'),
    readIntent: at('readIntent'),
    cancelIntent: at('cancelIntent'),
    refund: at('refund'),
    listDeclinedCharges: at('listDeclinedCharges'),
    listRefunds: at('listRefunds'),
    listDisputes: at('listDisputes'),
    listEvents: at('listEvents'),
  }
}
