import type { DatabasePlace } from '../../../server/data/open-database.ts'
import { expireHolds } from '../../../server/operations/orders/expire-holds.ts'
import type { Caller, Shop } from '../../../server/operations/shop.ts'
import { accessTokens } from '../../../server/platform/access-token.ts'
import { hourMs, systemClock } from '../../../server/platform/clock.ts'
import { stripeCards } from '../../../server/providers/cards/stripe-cards.ts'
import { addAdmin, addCustomer, addTool } from '../../../server/testing/shop-contents.ts'
import { loadSecret, openStoppedShop } from '../../faults/booking-load.ts'
import { bookingActs } from './booking-acts.ts'
import { judge } from './judge.ts'
import { lateActs } from './late-acts.ts'
import { compareMoney } from './money.ts'
import { payingActs } from './paying-acts.ts'
import { type Act, byCaller, killsOf, type Planned } from './plan.ts'
import type { Processes } from './processes.ts'
import { Recorder } from './recorder.ts'
import type { Performer, Scene } from './scene.ts'
import { staffActs } from './staff-acts.ts'

/** Few tools with few pieces, so that callers compete. */
const tools = [
  { cents: 1250, minimum: 1, stock: 5 },
  { cents: 333, minimum: 2, stock: 7 },
  { cents: 980, minimum: 1, stock: 3 },
] as const

const performers: Readonly<Record<Act, Performer>> = {
  ...bookingActs,
  ...payingActs,
  ...staffActs,
  ...lateActs,
}

/** A completed history. */
export interface Ran {
  readonly calls: number
  /** Calls without an answer. */
  readonly unknown: number
  /** The number of each kind of answer of each operation. */
  readonly answers: ReadonlyMap<string, number>
  /** The difference between the rules and the shop, in words; undefined if they agree. */
  readonly difference: string | undefined
}

/** A shop in this process beside the running ones, with their database and their card sandbox. */
export interface Beside {
  readonly shop: Shop
  readonly secretKey: string
  close(): Promise<void>
}

export async function openBeside(place: DatabasePlace, processes: Processes): Promise<Beside> {
  const shop = await openStoppedShop(place)
  const { value: secretKey } = await shop.database.read
    .selectFrom('settings')
    .where('key', '=', 'sandbox-secret-key')
    .select('value')
    .executeTakeFirstOrThrow()
  const atAny = async (address: string | URL | Request, init?: RequestInit) => {
    const { shop: running } = await processes.near(0)
    const { pathname, search } = new URL(address instanceof Request ? address.url : address)
    return fetch(`${running.origin}${pathname}${search}`, init)
  }
  const cards = stripeCards({ secretKey, call: atAny })
  return { shop: { ...shop, cards }, secretKey, close: () => shop.database.close() }
}

/** Runs a plan with new tools and people: all callers at once, while processes are killed and restarted. */
export async function runRound(
  processes: Processes,
  beside: Beside,
  { plan, prefix }: { readonly plan: readonly Planned[]; readonly prefix: string },
): Promise<Ran> {
  const recorder = new Recorder(processes, killsOf(plan))
  const scene = await openScene(processes, beside, { recorder, prefix })
  await Promise.all(
    byCaller(plan).map(async (calls) => {
      for (const call of calls) await performers[call.act](scene, call)
    }),
  )
  await recorder.killsMade()
  await processes.ready()
  // Otherwise a job would release ended holds while the database is read.
  await expireHolds(scene.shop)
  const disordered = await judge(scene)
  const differences = [
    ...recorder.unexpected,
    ...(disordered === undefined ? [] : [disordered]),
    ...(await compareMoney(scene)),
  ]
  const { calls } = recorder
  return {
    calls: calls.length,
    unknown: calls.filter(({ heard }) => heard === undefined).length,
    answers: recorder.answers,
    difference: differences.length === 0 ? undefined : differences.join('\n'),
  }
}

async function openScene(
  processes: Processes,
  { shop, secretKey }: Beside,
  { recorder, prefix }: Pick<Scene, 'recorder' | 'prefix'>,
): Promise<Scene> {
  const { sign } = accessTokens(loadSecret, systemClock)
  const tokenOf = ({ userId, sessionId }: Caller) => sign({ userId, sessionId, lifeMs: 3 * hourMs })
  const toolIds: string[] = []
  for (const { cents, minimum, stock } of tools)
    toolIds.push(await addTool(shop, { unitPriceCents: cents, minimumOrder: minimum, stock }))
  const people = [await addCustomer(shop), await addCustomer(shop)]
  const customers = await Promise.all(
    people.map(async (person) => {
      return { userId: person.userId, email: person.email, token: await tokenOf(person) }
    }),
  )
  const adminToken = await tokenOf(await addAdmin(shop))
  const known = { bookings: [], orders: [], payments: [], refunds: [], withdrawn: [] }
  return {
    ...{ shop, processes, recorder, prefix, tools, toolIds, customers, adminToken, secretKey },
    ...known,
  }
}
