import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { done } from '../../domain/outcome.ts'
import { type DatabasePlace, openDatabase } from '../../server/data/open-database.ts'
import { endAllLeases } from '../../server/data/queries/webhooks/due-deliveries.ts'
import { addAdmin, addTool } from '../../server/testing/shop-contents.ts'
import { listen, type Receiver, startReceiver } from '../../server/testing/webhook-receiver.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { openStoppedShop } from './booking-load.ts'
import { noneOf, onBothEngines } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'
import type { Telling } from './telling-process.ts'

const program = join(import.meta.dirname, 'telling-process.ts')
const products = 4
/** A process is killed at a random moment within this many milliseconds after its first movement. */
const killWithinMs = 400
/** One of this many calls is answered by 500, and one hangs for a while. */
const faulty = 20

/**
 * Kills the process that moves stock and delivers the events of it. Each event must arrive at least once, none before
 * its commit, and the events of a product in their order.
 */
export const killWebhooks: LongRun = {
  name: 'kill-webhooks',
  about: `kill -9 in ${killRounds} rounds while stock moves and its events are delivered`,
  run: () =>
    onBothEngines(async (engine, place) => {
      const figures = await killOn(engine, place)
      return figures.map((each) => ({ ...each, what: `${engine}: ${each.what}` }))
    }),
}

async function killOn(engine: string, place: DatabasePlace): Promise<readonly Figure[]> {
  const shop = await openStoppedShop(place)
  const admin = await addAdmin(shop)
  const productIds: string[] = []
  while (productIds.length < products) productIds.push(await addTool(shop, { stock: 0 }))
  const receiver = await startReceiver()
  await listen(shop, receiver, 'stock.changed')
  await shop.database.close()
  const early = await watch(receiver, place)
  const acknowledged: string[] = []
  const argument = { ...place, admin, productIds }
  for (const _ of new Rounds(engine)) {
    const teller = start(argument)
    await teller.moves()
    await wait(Math.random() * killWithinMs)
    acknowledged.push(...(await teller.kill()))
    // Another process takes over after 30 seconds; here immediately.
    await freeEndpoints(place)
  }
  // Otherwise the waits after faults would last for minutes.
  early.isFaulty = false
  await start({ ...argument, toEnd: true }).ends()
  const flaws = await compare(place, receiver, acknowledged)
  await early.stop()
  await receiver.close()
  return [
    figure('movements acknowledged', acknowledged.length, 'over 0', acknowledged.length > 0),
    figure('calls received', receiver.received.length, 'over 0', receiver.received.length > 0),
    figure('calls that repeat an event', repeated(receiver), 'over 0', repeated(receiver) > 0),
    noneOf('events that arrived before their commit', early.events),
    noneOf('acknowledged movements without an event', flaws.untold),
    noneOf('events that never arrived', flaws.lost),
    noneOf('events that arrived before an earlier one of their product', flaws.disordered),
  ]
}

/** Looks for the event of each call in the database at its arrival, and answers some calls wrongly or late. */
async function watch(receiver: Receiver, place: DatabasePlace) {
  const database = await openDatabase(place, () => undefined)
  const events: string[] = []
  const looks: Promise<void>[] = []
  receiver.answer = (response, { id }) => {
    const look = database.read
      .selectFrom('webhook_events')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst()
      .then((stored) => {
        if (!stored) events.push(id)
        const chance = watching.isFaulty ? Math.random() * faulty : faulty
        if (chance < 1) response.writeHead(500).end()
        else if (chance < 2) setTimeout(() => response.writeHead(204).end(), 200)
        else response.writeHead(204).end()
      })
    looks.push(look)
  }
  const watching = {
    events,
    isFaulty: true,
    async stop() {
      await Promise.all(looks)
      await database.close()
    },
  }
  return watching
}

async function freeEndpoints(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place, () => undefined)
  await database.write(async (transaction) => {
    await endAllLeases(transaction)
    return done(null)
  })
  await database.close()
}

async function compare(place: DatabasePlace, { received }: Receiver, acknowledged: readonly string[]) {
  const database = await openDatabase(place, () => undefined)
  const events = await database.read
    .selectFrom('webhook_events')
    .select(['id', 'subject', 'sequence', 'body'])
    .orderBy('sequence')
    .execute()
  await database.close()
  const told = new Set(
    events.map(({ subject, body }) => `moved ${subject} ${JSON.parse(body).data.availableQuantity}`),
  )
  const first = new Map<string, number>()
  for (const [index, { id }] of received.entries()) if (!first.has(id)) first.set(id, index)
  const disordered = [...Map.groupBy(events, ({ subject }) => subject).values()].flatMap((ofProduct) =>
    ofProduct.filter(({ id }, index) => {
      const before = ofProduct[index - 1]
      return before !== undefined && (first.get(before.id) ?? 0) > (first.get(id) ?? 0)
    }),
  )
  return {
    untold: acknowledged.filter((movement) => !told.has(movement)),
    lost: events.filter(({ id }) => !first.has(id)).map(({ id }) => id),
    disordered: disordered.map(({ id }) => id),
  }
}

function repeated({ received }: Receiver): number {
  return received.length - new Set(received.map(({ id }) => id)).size
}

/** Starts a process that tells. */
function start(argument: Telling) {
  const child = spawn(process.execPath, [program, JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const closed = once(child, 'close')
  const lines = () => said.split('\n').slice(0, -1)
  return {
    async moves() {
      while (lines().length === 0 && child.exitCode === null) await wait(2)
    },
    /** Kills the process; returns the movements that it acknowledged. */
    async kill() {
      child.kill('SIGKILL')
      await closed
      return lines()
    },
    async ends() {
      await closed
      if (child.exitCode !== 0) throw new Error(`The last process ended with ${child.exitCode}`)
    },
  }
}
