// node lab/bench/exports.ts [query]: exports the orders of the configured database (DATA_DIR, or DATABASE_URL for
// PostgreSQL), as lab/bench/dashboard.ts has filled it, over HTTP to a client in this process: all of them, or those of
// a query such as state=unpaid. Prints rows and time, the resident memory in each tenth, the longest turn of the event
// loop in processor time, and how long another call waited meanwhile.

import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { addAdmin } from '../../server/testing/shop-contents.ts'
import { openTestApp } from '../../server/testing/test-app.ts'
import { configuredEngine } from './engines.ts'

const query = process.argv[2] ?? ''
const settings = readSettings(loadEnvironment())
const database = await openDatabaseExclusively(settings, (error) => console.error(error.message))
const { app, shop, tokenOf, drop } = await openTestApp(configuredEngine(database, settings), {
  metrics: 'off',
})
const headers = { authorization: `Bearer ${await tokenOf(await addAdmin(shop))}` }
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const waits: number[] = []
let exporting = true
let longestTurn = 0
watchTurns()
const others = callOthers()
const { bytes, rows, memory, ms } = await exportOrders()
exporting = false
await others

waits.sort((one, other) => one - other)
const at = (share: number) =>
  (waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(1)
console.log(
  `${database.engine}: ${rows} rows, ${(bytes / 1e6).toFixed(0)} MB in ${(ms / 1_000).toFixed(1)} s`,
)
console.log(`resident memory in MB: ${everyTenth(memory).join(' ')}`)
console.log(`longest turn in processor time: ${longestTurn.toFixed(1)} ms`)
console.log(
  `${waits.length} other calls waited ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (longest)`,
)
await drop()

async function exportOrders() {
  const memory: number[] = []
  const start = performance.now()
  const { body } = await fetch(`${address}/api/exports/orders.csv?${query}`, { headers })
  if (!body) throw new Error('The export has no body')
  let bytes = 0
  let rows = -1
  for await (const chunk of body) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) rows += 1
    memory.push(process.memoryUsage.rss())
  }
  return { bytes, rows, memory, ms: performance.now() - start }
}

async function callOthers(): Promise<void> {
  while (exporting) {
    const start = performance.now()
    await (await fetch(`${address}/api/refunds/owed`, { headers })).text()
    waits.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function watchTurns(): void {
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longestTurn = Math.max(longestTurn, (user + system) / 1_000)
    before = process.threadCpuUsage()
    if (exporting) setImmediate(turn)
  }
  setImmediate(turn)
}

function everyTenth(values: readonly number[]): readonly string[] {
  return Array.from({ length: 10 }, (_, part) => {
    const tenth = values.slice(
      Math.floor((part * values.length) / 10),
      Math.ceil(((part + 1) * values.length) / 10),
    )
    return (Math.max(...tenth) / 1e6).toFixed(0)
  })
}
