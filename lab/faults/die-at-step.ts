import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import { pollPaymentEvents } from '../../server/operations/payments/poll-payment-events.ts'
import { reconcilePayments } from '../../server/operations/payments/reconcile-payments.ts'
import { proveNumbers, readProof } from '../../server/operations/proof/prove-numbers.ts'
import { minuteMs, systemClock } from '../../server/platform/clock.ts'
import type { Cards } from '../../server/providers/cards/cards.ts'
import { s3PictureStore } from '../../server/providers/images/s3.ts'
import { startS3StandIn } from '../../server/providers/images/testing/s3-stand-in.ts'
import { TestCards } from '../../server/testing/test-cards.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { adminScene } from './admin-scene.ts'
import { openStoppedShop } from './booking-load.ts'
import { type DyingCall, makeCall } from './dying-calls.ts'
import { importScenes } from './import-scenes.ts'
import { onBothEngines } from './killed-shop.ts'
import { type OtherShop, payingScenes } from './paying-scenes.ts'
import { pictureScenes } from './picture-scenes.ts'
import { remindingScene } from './reminding-scene.ts'

const scenes = { ...payingScenes, ...importScenes, ...pictureScenes, ...remindingScene, ...adminScene }
const program = join(import.meta.dirname, 'dying-process.ts')

/**
 * Kills the process at each step of paying, importing, uploading, reminding and making the first admin: before and
 * after each call of the card provider or the bucket, before each transaction, within a long one, before its commit and
 * after it. Then another process runs the jobs and the caller repeats the call, as browsers and the provider do.
 */
export const dieAtStep: LongRun = {
  name: 'die-at-step',
  about:
    'the process dies at each step of paying for a set, importing products, uploading, reminding and a first start; another one goes on',
  run: () => onBothEngines(dieOn),
}

async function dieOn(engine: string, place: DatabasePlace): Promise<readonly Figure[]> {
  const cards = new TestCards()
  const provider = await serveCards(cards)
  const bucket = await startS3StandIn()
  const stored = await openStoppedShop(place)
  // The jobs check only rows that have not changed for a while.
  const pictureStore = s3PictureStore(bucket.place)
  const shop: OtherShop = { ...stored, cards, bucket, pictureStore, clock: () => systemClock() + minuteMs }
  const figures: Figure[] = []
  try {
    for (const [name, scene] of Object.entries(scenes)) {
      const steps: string[] = []
      const wrong: string[] = []
      for (;;) {
        const { call, isRight } = await scene(shop)
        const outside = { provider: provider.address, bucket: bucket.place }
        const step = await dieIn({ ...call, ...outside, place, dieAt: steps.length + 1 })
        if (step === undefined) break
        steps.push(step)
        await reconcilePayments(shop)
        await pollPaymentEvents(shop)
        await makeCall(shop, call)
        await reconcilePayments(shop)
        if (!(await isRight())) wrong.push(step)
      }
      const value =
        wrong.length === 0
          ? `right after each of ${steps.length}: ${steps.join(', ')}`
          : `wrong after ${wrong.join(', ')}`
      figures.push({
        what: `${engine}: ${name}`,
        value,
        bar: 'right',
        holds: wrong.length === 0 && steps.length > 0,
      })
    }
    const mismatches = (await findLedgerMismatches(shop.database.read)).length
    await proveNumbers({ ...shop, clock: () => systemClock() + 20 * minuteMs })
    const differences = (await readProof(shop.database.read))?.differences ?? []
    const disagreeing = mismatches + differences.length
    figures.push({
      what: `${engine}: stock beside its ledger, differences in the proof of the numbers`,
      value: String(disagreeing),
      bar: '0',
      holds: disagreeing === 0,
    })
    return figures
  } finally {
    await shop.database.close()
    await provider.close()
    await bucket.stop()
  }
}

/** Returns the step at which the process died; undefined if the call ended first. */
function dieIn(call: DyingCall): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, JSON.stringify(call)], (error, stdout, stderr) => {
      if (error?.signal === 'SIGKILL') resolve(stdout)
      else if (error) reject(new Error(stderr))
      else resolve(undefined)
    })
  })
}

/** Serves a card provider to other processes. */
async function serveCards(cards: TestCards) {
  const server = createServer(async (request, response) => {
    const { name, given } = JSON.parse(await text(request)) as { name: keyof Cards; given: never[] }
    const call: (...given: never[]) => Promise<unknown> = cards[name].bind(cards)
    response.end(JSON.stringify({ value: await call(...given) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
