import type { DatabasePlace } from '../../../server/data/open-database.ts'
import type { Engine } from '../../../server/data/testing/engine.ts'
import { proveNumbers, readProof } from '../../../server/operations/proof/prove-numbers.ts'
import { openStoppedShop } from '../../faults/booking-load.ts'
import { Rounds } from '../../faults/rounds.ts'
import { compareNumbersOfPapers } from '../compare.ts'
import { shrink } from '../shrink.ts'
import { type Planned, planOf } from './plan.ts'
import { Processes } from './processes.ts'
import { type Beside, openBeside, type Ran, runRound } from './round.ts'

/** The time for shrinking a failed history, in milliseconds. */
const shrinksForMs = 180_000
/**
 * How often a shorter history is tried before it counts as passing, because the order of its calls differs each time.
 */
const tries = 6

export interface Wanted {
  readonly count: number
  readonly seed: number
  /** Server processes; SQLite allows one. */
  readonly processes: number
  /** Kills in each history. */
  readonly kills: number
  /** Stops the run early, in milliseconds. */
  readonly withinMs?: number
  /** Takes reports of how many ran. */
  readonly say?: (line: string) => void
}

/** The counts of a run. */
export interface Counts {
  readonly histories: number
  readonly calls: number
  readonly unknown: number
  readonly kills: number
  /** How often each operation was answered how. */
  readonly answers: ReadonlyMap<string, number>
}

/**
 * Runs generated histories of callers at server processes that are killed and restarted, each history from its own
 * seed.
 * @throws for the first history that no order of its calls explains, or whose money differs, after shrinking it.
 */
export async function runConcurrent(engine: Engine, wanted: Wanted): Promise<Counts> {
  const home = await engine.unmigrated()
  try {
    const counts = await runAt(home.place, wanted)
    await proveWhole(home.place)
    return counts
  } finally {
    await home.drop()
  }
}

async function runAt(
  place: DatabasePlace,
  { count, seed, kills, withinMs = Infinity, say = () => undefined, ...wanted }: Wanted,
): Promise<Counts> {
  const processes = await Processes.start(place, wanted.processes)
  const beside = await openBeside(place, processes)
  const deadline = performance.now() + withinMs
  const answers = new Map<string, number>()
  let counts = { histories: 0, calls: 0, unknown: 0, kills: 0, answers }
  try {
    for (const _ of new Rounds('histories', count, say)) {
      if (performance.now() >= deadline) break
      const drawn = seed + counts.histories
      const plan = planOf(drawn, kills)
      const ran = await runRound(processes, beside, { plan, prefix: `${drawn}-` })
      if (ran.difference !== undefined) throw await shrunk({ processes, beside, plan, seed: drawn }, ran)
      const { calls, unknown } = ran
      for (const [name, times] of ran.answers) answers.set(name, (answers.get(name) ?? 0) + times)
      counts = {
        histories: counts.histories + 1,
        calls: counts.calls + calls,
        unknown: counts.unknown + unknown,
        kills: processes.kills,
        answers,
      }
    }
    return counts
  } finally {
    await beside.close()
    await processes.stop()
  }
}

interface Failed {
  readonly processes: Processes
  readonly beside: Beside
  readonly plan: readonly Planned[]
  readonly seed: number
}

/** Repeats a failed plan with parts left out. */
async function shrunk({ processes, beside, plan, seed }: Failed, { difference }: Ran): Promise<Error> {
  let found = difference ?? ''
  let runs = 0
  const fewest = await shrink(
    plan,
    async (fewer) => {
      for (let left = tries; left > 0; left -= 1) {
        runs += 1
        const ran = await runRound(processes, beside, { plan: fewer, prefix: `${seed}-again${runs}-` })
        if (ran.difference === undefined) continue
        found = ran.difference
        return fewer.length
      }
      return undefined
    },
    performance.now() + shrinksForMs,
  )
  return new Error(`Seed ${seed}: ${fewest.length} of ${plan.length} calls and kills suffice.\n${found}`)
}

/** Compares all numbers of the stopped shop: the numbers of papers, and the shop's own proof. */
async function proveWhole(place: DatabasePlace): Promise<void> {
  const shop = await openStoppedShop(place)
  const { database } = shop
  try {
    await compareNumbersOfPapers(database.read)
    await database.autocommit.deleteFrom('settings').where('key', '=', 'proof').execute()
    let proof = await readProof(database.read)
    while (!proof) {
      await proveNumbers(shop)
      proof = await readProof(database.read)
    }
    if (proof.differences.length > 0)
      throw new Error(`The proof of the numbers has differences: ${JSON.stringify(proof.differences)}`)
  } finally {
    await database.close()
  }
}
