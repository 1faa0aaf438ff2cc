import { type ImportRow, mostMovedRows, type RowKind } from '../../../contract/catalogue/imports.ts'
import { said } from '../../../contract/languages/said.ts'
import type { MovedContents } from '../../../domain/moving/moved-columns.ts'
import type { MovedRecord } from '../../../domain/moving/moved-record.ts'
import { movingTexts } from '../../../domain/moving/moving-texts.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { advanceCheck, type Claim } from '../../data/queries/imports/import-checks.ts'
import { insertDifference, type NewImportRow } from '../../data/queries/imports/import-rows.ts'
import { insertImportRecords, type NewImportRecord } from '../../data/queries/moving/import-records.ts'
import { Turn } from '../../search/turn.ts'
import { importTexts } from '../imports/import-texts.ts'
import { readTable } from '../imports/read-table.ts'
import type { Shop } from '../shop.ts'
import type { MovingKind, Present } from './moving-kind.ts'
import { movingKind } from './moving-kinds.ts'

/** Records that one transaction compares and stores. */
const recordsAtOnce = 100

/** The result of a check: its notices, why the file cannot be read, or that another process has taken over. */
type Checked = { readonly notices: readonly string[] } | { readonly problem: string } | 'taken-over'

/** Compares a file of customers, orders or redirects with the shop, in slices that other requests run between. */
export async function checkMoved(
  shop: Shop,
  claim: Claim,
  file: { readonly contents: MovedContents; readonly bytes: Uint8Array; readonly leaseMs: number },
): Promise<Checked> {
  const kind = movingKind(file.contents)
  const table = await readTable(file.bytes, {
    mostRows: mostMovedRows,
    known: (cells) => cells.filter(kind.isKnown).length,
  })
  if ('problem' in table) return table
  const turn = new Turn()
  const read = await kind.readRecords(shop, table, turn)
  if ('problem' in read) return read
  if (read.records.length === 0) return { problem: said(importTexts).noRow }
  const comparison = new Comparison(kind, claim.importId)
  const { records } = read
  for (let start = 0; start < records.length; start += recordsAtOnce) {
    const slice = records.slice(start, start + recordsAtOnce)
    const present = await kind.find(
      shop.database.read,
      slice.map(({ key }) => key),
    )
    const part = comparison.compare(slice, present)
    await turn.next()
    const advanced = await shop.database.write(async (transaction) => {
      const progress = {
        rows: records.length,
        rowsDone: start + slice.length,
        counts: comparison.counts,
        until: shop.clock() + file.leaseMs,
      }
      if (!(await advanceCheck(transaction, claim, progress))) return refused('IMPORT_NOT_READY')
      await insertDifference(transaction, part.rows, [])
      await insertImportRecords(transaction, part.records)
      return done(null)
    })
    if (!advanced.ok) return 'taken-over'
    await turn.next()
  }
  return { notices: [...table.notices, ...read.notices, ...kind.noticesOf(comparison.doubts)] }
}

/** Compares the records of a file with what the shop has, one slice at a time. */
class Comparison {
  readonly counts: Record<RowKind, number> = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  /** The rows with each doubt. */
  readonly doubts = new Map<string, number[]>()
  readonly #kind: MovingKind<unknown>
  readonly #importId: string
  /** The row of each key so far. */
  readonly #rows = new Map<string, number>()

  constructor(kind: MovingKind<unknown>, importId: string) {
    this.#kind = kind
    this.#importId = importId
  }

  compare(
    slice: readonly MovedRecord<unknown>[],
    present: ReadonlyMap<string, Present<unknown>>,
  ): { readonly rows: readonly NewImportRow[]; readonly records: readonly NewImportRecord[] } {
    const rows: NewImportRow[] = []
    const records: NewImportRecord[] = []
    for (const record of slice) {
      const { value: before, isSettled, doubt } = present.get(record.key) ?? { value: null }
      const problems = this.#problemsOf(record)
      const cells = problems.length > 0 ? problems : this.#changedCells(before, record.value)
      const kind = kindOf(problems.length > 0, before, cells, isSettled?.(record.value) === true)
      this.counts[kind] += 1
      this.#doubt(kind === 'new' && doubt ? [doubt, ...record.doubts] : record.doubts, record.row)
      rows.push(this.#rowOf(record, kind, kind === 'unchanged' ? [] : cells))
      if (kind !== 'new' && kind !== 'changed') continue
      records.push({
        import_id: this.#importId,
        line: record.row,
        key: record.key,
        before: before === null ? null : JSON.stringify(before),
        after: JSON.stringify(record.value).toWellFormed(),
      })
    }
    return { rows, records }
  }

  #problemsOf({ key, row, problems }: MovedRecord<unknown>): ImportRow['cells'] {
    const found = problems.map(({ column, written, problem }) => ({
      column,
      problem,
      ...(written !== undefined && { after: written.toWellFormed() }),
    }))
    const same = key === '' ? undefined : this.#rows.get(key)
    if (same === undefined) this.#rows.set(key, row)
    else found.push({ column: '', problem: said(movingTexts).sameRecord(same) })
    return found
  }

  #changedCells(before: unknown, after: unknown): ImportRow['cells'] {
    const former = new Map(before === null ? [] : this.#kind.cellsOf(before))
    return this.#kind.cellsOf(after).flatMap(([column, text]) => {
      const was = former.get(column) ?? ''
      if (was === text) return []
      return [{ column, after: text.toWellFormed(), ...(before !== null && { before: was }) }]
    })
  }

  #doubt(doubts: readonly string[], row: number): void {
    for (const doubt of doubts) {
      const rows = this.doubts.get(doubt)
      if (rows) rows.push(row)
      else this.doubts.set(doubt, [row])
    }
  }

  #rowOf({ row, name }: MovedRecord<unknown>, kind: RowKind, cells: ImportRow['cells']): NewImportRow {
    return {
      import_id: this.#importId,
      line: row,
      kind,
      cells: JSON.stringify(cells),
      name: name.toWellFormed().slice(0, 200),
      product_id: null,
      // The columns of products, which these rows do not use.
      place: 0,
      moved: 0,
      base_version: 0,
      base_state: 'shown',
      base_available: null,
      described: 0,
      repriced: 0,
      restated: 0,
    }
  }
}

function kindOf(isWrong: boolean, before: unknown, cells: ImportRow['cells'], isSettled: boolean): RowKind {
  if (isWrong) return 'wrong'
  if (isSettled) return 'unchanged'
  if (before === null) return 'new'
  return cells.length > 0 ? 'changed' : 'unchanged'
}
