// node lab/bench/proof.ts [changes]: measures the comparisons of the proof, piece by piece, and the check of the chain
// of changes, in the configured database, which `npm run seed -- --tools 10000 --orders 1000000` has filled. Chains the
// given number of changes first.

import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { recordChange } from '../../server/operations/changes/record-change.ts'
import { readVerification, verifyChain } from '../../server/operations/changes/verify-chain.ts'
import {
  type ComparePiece,
  compareCharges,
  compareOrders,
  compareStock,
} from '../../server/operations/proof/compare-pieces.ts'
import type { Shop } from '../../server/operations/shop.ts'

const changes = Number(process.argv[2] ?? 0)
const changesAtOnce = 1_000
const database = await openDatabaseExclusively(readSettings(loadEnvironment()), (error) =>
  console.error(error.message),
)
// The comparisons of rows use nothing else of a shop.
const shop = { database, clock: Date.now } as unknown as Shop

for (let made = 0; made < changes; made += changesAtOnce) {
  await database.write(async (transaction) => {
    for (let number = made; number < Math.min(changes, made + changesAtOnce); number += 1)
      await recordChange(transaction, {
        ...{ at: Date.now(), by: 'shop', action: 'settings.changed' },
        subject: { kind: 'settings', id: 'company', name: 'company' },
        before: { name: `Shop ${number}` },
        after: { name: `Shop ${number + 1}` },
      })
    return { ok: true, value: null }
  })
}

console.log(
  `${database.engine}: rows, seconds together, ms of a piece p50 / p99 / longest, longest by the processor`,
)
await compareAll('stock', compareStock)
await compareAll('orders', compareOrders)
await compareAll('charges', compareCharges)
const began = performance.now()
const turn = await longestTurn(() => verifyChain(shop))
const { verifiedTo, broken } = await readVerification(database.read)
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(
  `chain: ${verifiedTo} entries in ${seconds} s, longest turn ${turn.toFixed(0)} ms, broken: ${broken}`,
)
await database.close()

async function compareAll(name: string, compare: ComparePiece): Promise<void> {
  const times: number[] = []
  let [rows, differences, used] = [0, 0, 0]
  for (let after: string | undefined = ''; after !== undefined; ) {
    const [start, startUsed] = [performance.now(), process.threadCpuUsage()]
    const piece = await compare(shop, after)
    times.push(performance.now() - start)
    used = Math.max(used, usedSince(startUsed))
    rows += piece.checked
    differences += piece.differences.length
    after = piece.next
  }
  const sorted = times.toSorted((one, other) => one - other)
  const sum = times.reduce((all, ms) => all + ms, 0) / 1_000
  const shown = [0.5, 0.99, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(1))
  console.log(
    `${name.padEnd(8)} ${rows} in ${times.length} pieces, ${sum.toFixed(1)} s, ${shown.join(' / ')} ms, ${used.toFixed(0)} ms; ${differences} differ`,
  )
}

/** Returns the longest turn of the event loop in processor time, which other programs on the machine change little. */
async function longestTurn(run: () => Promise<void>): Promise<number> {
  let longest = 0
  let isRunning = true
  let before = process.threadCpuUsage()
  const nextTurn = () => {
    longest = Math.max(longest, usedSince(before))
    before = process.threadCpuUsage()
    if (isRunning) setImmediate(nextTurn)
  }
  setImmediate(nextTurn)
  await run()
  isRunning = false
  return longest
}

function usedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}
