import { setTimeout as wait } from 'node:timers/promises'
import type { ImportState, ProductImport } from '../../contract/catalogue/imports.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { findLedgerMismatches } from '../../server/data/queries/catalogue/stock.ts'
import { progressOf } from '../../server/operations/imports/import-runs.ts'
import { undoImport } from '../../server/operations/imports/undo-import.ts'
import { accessTokens } from '../../server/platform/access-token.ts'
import { hourMs, minuteMs, systemClock } from '../../server/platform/clock.ts'
import { addAdmin, codeOf, staff } from '../../server/testing/shop-contents.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import type { Figure } from '../long-run.ts'
import { loadSecret, openStoppedShop } from './booking-load.ts'
import { expectedCatalogue, readCatalogue } from './import-files.ts'
import { noneOf, startAt, stopKindly } from './killed-shop.ts'
import { figure } from './shop-behind-proxy.ts'

type StoppedShop = Awaited<ReturnType<typeof openStoppedShop>>

/** The possible states of an import after a step was acknowledged. */
const following: Readonly<Record<string, readonly ImportState[]>> = {
  sent: ['waiting', 'checking', 'checked', 'failed', 'applied', 'undone'],
  checked: ['checked', 'applied', 'undone'],
  applied: ['applied', 'undone'],
  undone: ['undone'],
}

/** Expires the claims of checks, as a minute does. */
export async function endLeases(place: DatabasePlace): Promise<void> {
  const { database } = await openStoppedShop(place)
  await database.autocommit
    .updateTable('imports')
    .set({ claimed_until: 0 })
    .where('state', '=', 'checking')
    .execute()
  await database.close()
}

/**
 * Compares the catalogue with the imports' states, and the states with the acknowledged steps; returns the differences.
 */
export async function compareImports(
  place: DatabasePlace,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const shop = await openStoppedShop(place)
  try {
    const states = await statesOf(shop)
    const catalogue = await readCatalogue(shop.database.read)
    // PostgreSQL may finish the last transaction of a killed process a moment later.
    const isSettled = JSON.stringify([...(await statesOf(shop))]) === JSON.stringify([...states])
    if (!isSettled) return compareImports(place, acknowledged)
    const applied = [...states].flatMap(([number, state]) => (state === 'applied' ? [number] : []))
    const expected = expectedCatalogue(applied)
    const isAsExpected = JSON.stringify(catalogue) === JSON.stringify(expected)
    const lost = acknowledged.flatMap((line) => {
      const [step = '', number = ''] = line.split(' ')
      const state = states.get(Number(number))
      return state !== undefined && following[step]?.includes(state) ? [] : [`${line}, and it is ${state}`]
    })
    const atOdds = await findLedgerMismatches(shop.database.read)
    return [
      ...(isAsExpected ? [] : [`The catalogue is not that of the files ${applied.join(', ')}`]),
      ...lost,
      ...atOdds.map((tool) => `Stock beside its ledger: ${JSON.stringify(tool)}`),
    ]
  } finally {
    await shop.database.close()
  }
}

/** Returns the state of each import by its number, in the order of the numbers. */
async function statesOf({ database }: StoppedShop): Promise<ReadonlyMap<number, ImportState>> {
  const rows = await database.read.selectFrom('imports').select(['file_name', 'state']).execute()
  const numbered = rows.map(({ file_name, state }) => [Number.parseInt(file_name, 10), state] as const)
  return new Map(numbered.toSorted(([one], [other]) => one - other))
}

/** Checks the result of the kills: runs, imports that could be undone twice, and an export that is imported again. */
export async function compareWithFiles(place: DatabasePlace): Promise<readonly Figure[]> {
  const stopped = await openStoppedShop(place)
  const later = { ...stopped, clock: () => systemClock() + minuteMs }
  const imports = await stopped.database.read.selectFrom('imports').select(['id', 'state']).execute()
  const running: string[] = []
  const undoneTwice: string[] = []
  for (const { id, state } of imports) {
    if ((await progressOf(later, id)) !== undefined) running.push(id)
    if (state === 'undone' && codeOf(await undoImport(later, staff, id)) !== 'IMPORT_NOT_READY')
      undoneTwice.push(id)
  }
  const admin = await addAdmin(stopped)
  await stopped.database.close()
  const { userId, sessionId } = admin
  const token = await accessTokens(loadSecret, systemClock).sign({ userId, sessionId, lifeMs: hourMs })
  const again = await importExport(place, token)
  const { unchanged, ...others } = again.counts
  const countOf = (state: ImportState) => imports.filter((each) => each.state === state).length
  return [
    figure(
      'files applied, undone',
      `${countOf('applied')}, ${countOf('undone')}`,
      'over 0',
      countOf('undone') > 0,
    ),
    noneOf('imports that seem to run a minute later', running),
    noneOf('imports that are undone twice', undoneTwice),
    figure('rows of an export that its import leaves as they are', unchanged, 'over 0', unchanged > 0),
    figure(
      'rows of it that would change something',
      others.new + others.changed + others.wrong,
      '0',
      again.state === 'checked' && others.new + others.changed + others.wrong === 0,
    ),
  ]
}

/** Exports the products of a running shop, imports the file, and returns the comparison. */
async function importExport(place: DatabasePlace, token: string): Promise<ProductImport> {
  const shop = await startAt(place)
  try {
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${shop.origin}/api${path}`, { ...init, headers })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return Buffer.from(await answer.arrayBuffer())
    }
    const content = (await call('/exports/products.csv')).toString('base64')
    const body = JSON.stringify({ fileName: 'exported.csv', content })
    const sent = JSON.parse(String(await call('/imports', { method: 'POST', body }))) as {
      insertedId: string
    }
    const deadline = performance.now() + patienceMs
    for (;;) {
      const found = JSON.parse(String(await call(`/imports/${sent.insertedId}`))) as ProductImport
      if (found.state === 'checked' || performance.now() > deadline) return found
      await wait(100)
    }
  } finally {
    await stopKindly(shop)
  }
}
