// A process of the shop that makes one call and kills itself at one step of it (`die-at-step.ts` starts it).

import { writeSync } from 'node:fs'
import type { Database } from '../../server/data/database.ts'
import type { Cards } from '../../server/providers/cards/cards.ts'
import { openStoppedShop } from './booking-load.ts'
import { type DyingCall, makeCall } from './dying-calls.ts'

const { place, provider, dieAt, ...call } = JSON.parse(process.argv[2] ?? '') as DyingCall
const shop = await openStoppedShop(place)
let steps = 0
await makeCall({ ...shop, database: dyingDatabase(shop.database), cards: dyingCards() }, call)
await shop.database.close()

/** Dies if this is the step. */
function reach(step: string): void {
  steps += 1
  if (steps < dieAt) return
  writeSync(1, step)
  process.kill(process.pid, 'SIGKILL')
}

/** A transaction has three steps: before it begins, before it commits, and after that. */
function dyingDatabase(database: Database): Database {
  let transactions = 0
  return {
    ...database,
    async write(work) {
      transactions += 1
      const name = `transaction ${transactions}`
      reach(`before ${name}`)
      const outcome = await database.write(async (transaction) => {
        const worked = await work(transaction)
        reach(`before the commit of ${name}`)
        return worked
      })
      reach(`after ${name}`)
      return outcome
    },
  }
}

/** The provider in another process; each call has a step before it and one after it. */
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
