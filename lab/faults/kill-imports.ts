import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { addAdmin } from '../../server/testing/shop-contents.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { openStoppedShop } from './booking-load.ts'
import { compareImports, compareWithFiles, endLeases } from './compare-imports.ts'
import { addImportedTools } from './import-files.ts'
import type { Importing } from './importing-process.ts'
import { noneOf, onBothEngines } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'

const program = join(import.meta.dirname, 'importing-process.ts')
const differing = 'differences between catalogue, states of imports and acknowledged steps'
const steps = ['sending', 'checking', 'applying', 'undoing'] as const
type Step = (typeof steps)[number]

/** How long a process may take to reach its next step on a busy machine. */
const patienceMs = 300_000

/** A process is killed at a random moment within this many milliseconds after it has begun a step. */
const killWithinMs = 400

/**
 * Kills the process that sends, compares, applies and undoes product files. After each kill the catalogue must match
 * the states of the imports: all rows of a file or none. Another process then continues; on PostgreSQL, every second
 * round uses one that was already running.
 */
export const killImports: LongRun = {
  name: 'kill-imports',
  about: `kill -9 in ${killRounds} rounds while files of products are sent, compared, applied and undone`,
  run: () =>
    onBothEngines(async (engine, place) => {
      const figures = await killOn(engine, place)
      return figures.map((each) => ({ ...each, what: `${engine}: ${each.what}` }))
    }),
}

async function killOn(engine: string, place: DatabasePlace): Promise<readonly Figure[]> {
  const shop = await openStoppedShop(place)
  await addImportedTools(shop)
  const admin = await addAdmin(shop)
  await shop.database.close()
  const killed = new Map<Step, number>()
  const acknowledged: string[] = []
  const flaws: string[] = []
  let tookOver = 0
  for (const round of new Rounds(engine)) {
    const step = steps[round % steps.length] ?? 'applying'
    const isBeside = place.databaseUrl !== undefined && Math.floor(round / steps.length) % 2 === 1
    const importer = start(place, admin)
    await importer.reaches(step)
    const other = isBeside ? start(place, admin) : undefined
    await wait(Math.random() * killWithinMs)
    const inStep = await importer.kill()
    if (inStep) killed.set(inStep, (killed.get(inStep) ?? 0) + 1)
    // Another process may take over a check after a minute; here immediately.
    await endLeases(place)
    if (other) {
      await other.acknowledges()
      tookOver += 1
      await other.kill()
      await endLeases(place)
    }
    acknowledged.push(...importer.acknowledged(), ...(other?.acknowledged() ?? []))
    flaws.push(...(await compareImports(place, acknowledged)))
    // No process can continue with a catalogue that no file produced.
    if (flaws.length > 0) return [noneOf(differing, flaws)]
  }
  const last = start(place, admin, true)
  await last.ends()
  acknowledged.push(...last.acknowledged())
  flaws.push(...(await compareImports(place, acknowledged)))
  const inSteps = steps.map((step) => `${step} ${killed.get(step) ?? 0}`).join(', ')
  return [
    figure(
      'kills by step',
      inSteps,
      'each step',
      steps.every((step) => killed.has(step)),
    ),
    figure('steps acknowledged', acknowledged.length, 'over 0', acknowledged.length > 0),
    ...(place.databaseUrl === undefined
      ? []
      : [figure('kills after which a process beside it went on', tookOver, 'over 0', tookOver > 0)]),
    noneOf(differing, flaws),
    ...(await compareWithFiles(place)),
  ]
}

/** A process that imports. */
function start(place: DatabasePlace, admin: Caller, toEnd = false) {
  const argument: Importing = { ...place, admin, toEnd }
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const closed = once(child, 'close')
  const lines = () => said.split('\n').slice(0, -1)
  const acknowledged = () => lines().filter((line) => /^(?:sent|checked|applied|undone) /.test(line))
  const until = async (isReached: () => boolean) => {
    const deadline = performance.now() + patienceMs
    while (!isReached()) {
      if (child.exitCode !== null) throw new Error('The importing process ended')
      if (performance.now() > deadline) throw new Error(`The importing process only said:\n${said}`)
      await wait(2)
    }
  }
  return {
    acknowledged,
    reaches: (step: Step) => until(() => lines().some((line) => line.startsWith(step))),
    acknowledges: () => until(() => acknowledged().length > 0),
    /** Kills the process; returns the interrupted step, if any. */
    async kill(): Promise<Step | undefined> {
      child.kill('SIGKILL')
      await closed
      return steps.find((step) => lines().at(-1)?.startsWith(step))
    },
    async ends() {
      await closed
      if (child.exitCode !== 0) throw new Error(`The last importing process ended with ${child.exitCode}`)
    },
  }
}
