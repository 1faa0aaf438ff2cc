import { said } from '../../../contract/languages/said.ts'
import { foldSku } from '../../../domain/catalogue/fold-sku.ts'
import { fileColumns, foldedHeader } from '../../../domain/moving/file-columns.ts'
import { redirectHeaders } from '../../../domain/moving/moved-columns.ts'
import type { MovedRecord, RecordProblem } from '../../../domain/moving/moved-record.ts'
import { movingTexts } from '../../../domain/moving/moving-texts.ts'
import {
  cellsOfRedirect,
  loopsIn,
  type Redirect,
  type RedirectRow,
  readRedirectRow,
} from '../../../domain/moving/read-redirect.ts'
import { productOfPath } from '../../../domain/moving/redirect-path.ts'
import type { Reader } from '../../data/database.ts'
import {
  deleteRedirects,
  findRedirectProducts,
  findRedirects,
  upsertRedirects,
} from '../../data/queries/moving/redirects.ts'
import type { Turn } from '../../search/turn.ts'
import { importTexts } from '../imports/import-texts.ts'
import type { MovingKind } from './moving-kind.ts'
import { isPageOf } from './own-pages.ts'
import { noticeOfUnknown } from './rows-in-notice.ts'
import { storedTargets } from './stored-targets.ts'

const headers = new Set(Object.values(redirectHeaders).flat())

/** The most products that a statement looks for. */
const productsAtOnce = 500

/** Moves in the addresses of a former shop, which lead to products or pages. */
export const movingRedirects: MovingKind<Redirect> = {
  contents: 'redirects',
  topics: ['redirects'],
  isKnown: (header) => headers.has(foldedHeader(header)),
  async readRecords(shop, { header, rows }, turn) {
    const { places, unknown } = fileColumns(header, redirectHeaders)
    const hasTarget = places.has('target') || places.has('sku') || places.has('productId')
    if (!places.has('source') || !hasTarget) return { problem: said(movingTexts).noColumns.redirects }
    const rules = { publicUrl: shop.publicUrl, isPage: isPageOf(shop) }
    const read: RedirectRow[] = []
    for (const row of rows) {
      read.push(readRedirectRow(row, places, rules))
      if (turn.isOver) await turn.next()
    }
    const known = await withProducts(shop.database.read, read, turn)
    const records = await withoutLoops(shop.database.read, known, turn)
    return { records, notices: noticeOfUnknown(unknown, said(importTexts).ignored) }
  },
  cellsOf: cellsOfRedirect,
  async find(read, sources) {
    const found = await findRedirects(read, sources)
    return new Map(sources.map((source) => [source, { value: found.get(source) ?? null }]))
  },
  write: upsertRedirects,
  remove: deleteRedirects,
  noticesOf: () => [],
}

/** Replaces SKUs by the ids of their products, and reports products that the shop does not have. */
async function withProducts(
  read: Reader,
  rows: readonly RedirectRow[],
  turn: Turn,
): Promise<readonly MovedRecord<Redirect>[]> {
  const records: MovedRecord<Redirect>[] = []
  for (let start = 0; start < rows.length; start += productsAtOnce) {
    const part = rows.slice(start, start + productsAtOnce)
    const products = await findRedirectProducts(read, {
      ids: part.flatMap(({ value }) => value.productId ?? productOfPath(value.target) ?? []),
      skus: part.flatMap(({ sku }) => (sku === '' ? [] : foldSku(sku))),
    })
    for (const { sku, ...record } of part) {
      const ofPath = productOfPath(record.value.target)
      if (ofPath !== undefined && products.ids.has(ofPath)) {
        records.push({ ...record, value: { ...record.value, productId: ofPath, target: null } })
        continue
      }
      const named = record.value.productId
      const productId =
        named === null ? (products.bySku.get(foldSku(sku)) ?? null) : products.ids.has(named) ? named : null
      const isMissing = productId === null && (named !== null || sku !== '')
      const problem: RecordProblem = {
        column: named === null ? 'sku' : 'productId',
        written: (named ?? sku).slice(0, 200),
        problem: said(movingTexts).noProduct,
      }
      records.push({
        ...record,
        value: { ...record.value, productId },
        problems: [...record.problems, ...(isMissing ? [problem] : [])],
      })
    }
    if (turn.isOver) await turn.next()
  }
  return records
}

/** Lets other requests run once a turn is over. */
async function pauseOf(turn: Turn): Promise<void> {
  if (turn.isOver) await turn.next()
}

/** Reports redirects that lead back to themselves, over those of the file and of the shop. */
async function withoutLoops(
  read: Reader,
  records: readonly MovedRecord<Redirect>[],
  turn: Turn,
): Promise<readonly MovedRecord<Redirect>[]> {
  const targets = new Map(await storedTargets(read, turn))
  for (const { key, value } of records) {
    await pauseOf(turn)
    if (value.target !== null) targets.set(key, value.target)
    else targets.delete(key)
  }
  const loops = await loopsIn(targets, () => pauseOf(turn))
  return records.map((record) => {
    if (!loops.has(record.key) || record.value.target === null) return record
    const loop = { column: 'target', written: record.value.target, problem: said(movingTexts).loop }
    return { ...record, problems: [...record.problems, loop] }
  })
}
