import fc from 'fast-check'
import type { Engine } from '../../server/data/testing/engine.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'
import { setCharges } from './charges.ts'
import { shrink } from './shrink.ts'
import { type HistoryStep, histories } from './steps.ts'
import { World } from './world.ts'

/** After this many histories a shop is large and slow, so the next ones use a new shop. */
const historiesPerShop = 50
/** The time for shrinking a failed history, in milliseconds. */
const shrinksForMs = 90_000

interface Wanted {
  readonly count: number
  readonly seed: number
  /** Stops the run early, in milliseconds. */
  readonly withinMs?: number
}

/** The counts of a run. */
interface Ran {
  readonly histories: number
  /** The number of each answer, by the step and the first word of the answer. */
  readonly answers: ReadonlyMap<string, number>
}

/**
 * Runs generated histories on an engine, each from its own seed.
 * @throws for the first one that differs from the rules, after shrinking it, with its steps in words.
 */
export async function runHistories(
  engine: Engine,
  { count, seed, withinMs = Infinity }: Wanted,
): Promise<Ran> {
  const answers = new Map<string, number>()
  const deadline = performance.now() + withinMs
  let ran = 0
  while (ran < count && performance.now() < deadline) {
    const shop = await openTestShop(engine)
    try {
      for (let left = historiesPerShop; left > 0 && ran < count && performance.now() < deadline; left -= 1) {
        for (const answer of await runOne(shop, seed + ran))
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        ran += 1
      }
    } finally {
      await shop.drop()
    }
  }
  return { histories: ran, answers }
}

/** Runs the history of a seed, and returns its answers. */
async function runOne(shop: TestShop, seed: number): Promise<readonly string[]> {
  const charges = seed % 4 > 0
  await setCharges(shop, charges)
  // Biased samples are short, so that little would ever be paid.
  const [steps = []] = fc.sample(histories, { seed, numRuns: 1, unbiased: true })
  const whole = await runHistory(shop, steps, charges)
  if (!whole.failure) return whole.answers
  let { failure } = whole
  const fewest = await shrink(
    steps.slice(0, failure.after),
    async (fewer) => {
      const { failure: found } = await runHistory(shop, fewer, charges)
      failure = found ?? failure
      return found?.after
    },
    performance.now() + shrinksForMs,
  )
  throw new Error(`Seed ${seed}: ${fewest.length} of ${steps.length} steps suffice. ${String(failure.error)}`)
}

interface Failure {
  /** The number of steps taken. */
  readonly after: number
  readonly error: unknown
}

async function runHistory(shop: TestShop, steps: readonly HistoryStep[], charges: boolean) {
  const world = await World.open(shop, charges)
  let failure: Failure | undefined
  let after = 0
  try {
    for (const step of steps) {
      after += 1
      await world.take(step)
    }
    await world.end()
  } catch (error) {
    failure = { after, error }
  }
  await world.close()
  return { failure, answers: world.answers }
}
