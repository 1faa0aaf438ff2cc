import { said } from '../../../contract/languages/said.ts'
import type { MovedContents } from '../../../domain/moving/moved-columns.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { forgetFile, type ImportRecord, noteImport } from '../../data/queries/imports/imports.ts'
import { nextImportRecords, type StoredRecord } from '../../data/queries/moving/import-records.ts'
import { recordChange } from '../changes/record-change.ts'
import { importRefusalTexts } from '../imports/import-refusal-texts.ts'
import type { Run } from '../imports/import-runs.ts'
import type { Caller, Shop } from '../shop.ts'
import type { MovingKind } from './moving-kind.ts'
import { movingKind } from './moving-kinds.ts'

/** Records that one turn writes, after which other requests read. */
const recordsAtOnce = 60

/** An import of moved data that is being written. */
export interface MovedWriting {
  readonly found: ImportRecord
  readonly contents: MovedContents
  /** Reports the progress; without it the writing cannot be stopped. */
  readonly run?: Run | undefined
}

/**
 * Writes all records of a checked import of customers, orders or redirects, within the transaction of its caller.
 * Refused when one of them changed since the comparison.
 */
export async function applyMoved(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { found, contents, run }: MovedWriting,
): Promise<Outcome<boolean>> {
  const kind = movingKind(contents)
  const now = shop.clock()
  const total = found.counts.new + found.counts.changed
  let written = 0
  for await (const part of partsOf(transaction, found.id)) {
    if (run && !(await run.next(written, total))) return refused('IMPORT_STOPPED')
    const outdated = await keysThatDiffer(transaction, kind, part, 'before')
    const [first] = outdated
    if (first !== undefined)
      return refused('IMPORT_OUTDATED', said(importRefusalTexts).recordsOutdated(first))
    await kind.write(
      transaction,
      part.map(({ after }) => JSON.parse(after) as unknown),
      { importId: found.id, now },
    )
    written += part.length
    await transaction.nextTurn()
  }
  if (run && !(await run.next(total, total))) return refused('IMPORT_STOPPED')
  transaction.changed(...kind.topics)
  const sequence = await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'moved.imported',
    subject: { kind: 'import', id: found.id, name: found.fileName },
    after: {
      contents,
      new: found.counts.new,
      changed: found.counts.changed,
      fileHash: found.fileHash,
    },
  })
  await noteImport(transaction, found.id, { appliedAt: now, sequence })
  await forgetFile(transaction, found.id)
  return done(true)
}

/**
 * Undoes an applied import of customers, orders or redirects. What was used or changed since stays as it is:
 * a customer who signed in, a redirect that leads elsewhere now.
 */
export async function undoMoved(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { found, contents, run }: MovedWriting,
): Promise<Outcome<boolean>> {
  const kind = movingKind(contents)
  const now = shop.clock()
  const total = found.counts.new + found.counts.changed
  const counted = { removed: 0, changedBack: 0, kept: 0 }
  let written = 0
  for await (const part of partsOf(transaction, found.id)) {
    if (run && !(await run.next(written, total))) return refused('IMPORT_STOPPED')
    const used = new Set(await keysThatDiffer(transaction, kind, part, 'after'))
    const undone = part.filter(({ key }) => !used.has(key))
    const added = undone.filter(({ before }) => before === null)
    const changed = undone.flatMap(({ before }) => (before === null ? [] : [JSON.parse(before) as unknown]))
    counted.removed += await kind.remove(
      transaction,
      added.map(({ key }) => key),
    )
    await kind.write(transaction, changed, { importId: found.id, now })
    counted.changedBack += changed.length
    counted.kept += used.size
    written += part.length
    await transaction.nextTurn()
  }
  transaction.changed(...kind.topics)
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'moved.import-undone',
    subject: { kind: 'import', id: found.id, name: found.fileName },
    after: { contents, ...counted },
    undoes: found.changeSequence ?? undefined,
  })
  await noteImport(transaction, found.id, { undoneAt: now })
  return done(true)
}

/** Yields the records of an import in portions. */
async function* partsOf({ db }: Transaction, importId: string): AsyncGenerator<readonly StoredRecord[]> {
  for (let after = 0; ; ) {
    const part = await nextImportRecords(db, importId, { after, limit: recordsAtOnce })
    const last = part.at(-1)
    if (!last) return
    yield part
    after = last.line
  }
}

/** Returns the keys of the records that the shop has in another form than on this side of the difference. */
async function keysThatDiffer(
  { db }: Transaction,
  kind: MovingKind<unknown>,
  records: readonly StoredRecord[],
  side: 'before' | 'after',
): Promise<readonly string[]> {
  const present = await kind.find(
    db,
    records.map(({ key }) => key),
  )
  const cellsOf = (value: unknown) => (value === null ? '' : JSON.stringify(kind.cellsOf(value)))
  return records.flatMap(({ key, [side]: stored }) => {
    const expected = stored === null ? null : (JSON.parse(stored) as unknown)
    return cellsOf(present.get(key)?.value ?? null) === cellsOf(expected) ? [] : [key]
  })
}
