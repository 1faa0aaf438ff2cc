import { loadEnvironment } from '../../server/config/load-environment.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { openDatabaseExclusively } from '../../server/data/open-database.ts'
import { listOrders, type OrdersWanted } from '../../server/data/queries/orders/listed-orders.ts'
import { addUpOrders } from '../../server/data/queries/orders/order-totals.ts'
import { everyOrder } from '../../server/data/testing/every-order.ts'
import { indexNewOrders } from '../../server/operations/orders/index-new-orders.ts'

/**
 * Measures pages and totals of the order list in the configured database, which `npm run seed -- --tools 10000 --orders
 * 1000000` has filled. Prints the median and the longest of some calls in milliseconds.
 */

const calls = Number(process.argv[2] ?? 20)
const wanted: readonly Partial<OrdersWanted>[] = [
  {},
  { filter: 'to-send' },
  { search: 'wrench' },
  { search: 'wrench', oldestFirst: true },
  { search: 'wrench', filter: 'to-send' },
  { search: 'wrench', filter: 'hold-expired' },
  { search: 'wrench', customerEmail: 'made-customer-77@truewheel.example' },
  { search: 'wrench cutter' },
  { search: 'made-customer-4177' },
  { search: '555 0004177' },
  { search: 'xylophone' },
  { search: 'zq' },
]

const database = await openDatabaseExclusively(readSettings(loadEnvironment()), (error) =>
  console.error(error.message),
)
await indexNewOrders({ database })
console.log(`${database.engine}: list p50 / longest, totals p50 / longest, in ms`)
for (const change of wanted) {
  const one = { ...everyOrder, ...change }
  const list = await timed(() => listOrders(database, one, { limit: 25, after: undefined }))
  const totals = await timed(() => addUpOrders(database, one))
  console.log(JSON.stringify(change).padEnd(74), list, '|', totals)
}
await database.close()

async function timed(call: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return [sorted[Math.floor(calls / 2)], sorted.at(-1)].map((ms) => ms?.toFixed(1).padStart(6)).join(' / ')
}
