import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as contract from '../../../contract/catalogue/imports.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { countPictures, listFailedPictures } from '../../data/queries/imports/import-pictures.ts'
import { listImportRowsByPage } from '../../data/queries/imports/import-rows.ts'
import {
  findImport,
  type ImportRecord,
  listImportsByPage,
  sameFileAppliedAt,
} from '../../data/queries/imports/imports.ts'
import { applyImport } from '../../operations/imports/apply-import.ts'
import { cancelImport, checkImportAgain } from '../../operations/imports/cancel-import.ts'
import { createImport } from '../../operations/imports/create-import.ts'
import { startFetchingPictures, stopFetchingPictures } from '../../operations/imports/fetch-pictures.ts'
import { progressOf, stopImport } from '../../operations/imports/import-runs.ts'
import { keptUntil } from '../../operations/imports/keeping-imports.ts'
import { undoImport } from '../../operations/imports/undo-import.ts'
import type { Shop } from '../../operations/shop.ts'
import { told } from '../../platform/stored-sentences.ts'
import { inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const imports = {
  createImport: async ({ shop, caller, input: { body } }) => {
    // Reading and checking a body of megabytes took a turn of its own.
    await nextTurn()
    const bytes = Buffer.from(body.content, 'base64')
    return inserted(await createImport(shop, caller, { ...body, bytes }))
  },
  listImports: async ({ shop, input: { query }, setHeader }) => {
    const page = await listImportsByPage(shop.database.read, { limit: query.limit, after: query.after })
    return listPage(page, setHeader, (found) => toImport(found))
  },
  getImport: async ({ shop, input }) => {
    const found = await findImport(shop.database.read, input.params.id)
    if (!found) return refused('IMPORT_NOT_FOUND')
    const sameAt = found.appliedAt === null ? await sameFileAppliedAt(shop.database.read, found) : null
    const running = await progressOf(shop, input.params.id)
    return done({
      ...toImport(found, sameAt),
      ...(await picturesOf(shop, found)),
      ...(running && { running: { rowsDone: running.rowsDone, rows: running.rows } }),
    })
  },
  listImportRows: async ({ shop, input: { params, query }, setHeader }) => {
    if (!(await findImport(shop.database.read, params.id))) return refused('IMPORT_NOT_FOUND')
    const { kind, limit, after } = query
    const page = await listImportRowsByPage(shop.database.read, params.id, kind, { limit, after })
    return listPage(page, setHeader, toRow)
  },
  applyImport: async ({ shop, caller, input }) => updated(await applyImport(shop, caller, input.params.id)),
  checkImportAgain: async ({ shop, input }) => updated(await checkImportAgain(shop, input.params.id)),
  cancelImport: async ({ shop, input }) => updated(await cancelImport(shop, input.params.id)),
  stopImport: async ({ shop, input }) => updated(await stopImport(shop, input.params.id)),
  undoImport: async ({ shop, caller, input }) => updated(await undoImport(shop, caller, input.params.id)),
  fetchImportPictures: async ({ shop, input }) => updated(await startFetchingPictures(shop, input.params.id)),
  stopImportPictures: async ({ shop, input }) => updated(await stopFetchingPictures(shop, input.params.id)),
  listImportPictures: async ({ shop, input: { params, query }, setHeader }) => {
    if (!(await findImport(shop.database.read, params.id))) return refused('IMPORT_NOT_FOUND')
    const { limit, after } = query
    const page = await listFailedPictures(shop.database.read, params.id, { limit, after })
    return listPage(page, setHeader, ({ problem, ...picture }) => ({ ...picture, problem: told(problem) }))
  },
} satisfies HandlersOf<typeof contract.imports>

function toRow({ cells, ...row }: contract.ImportRow): contract.ImportRow {
  return {
    ...row,
    cells: cells.map(({ problem, ...cell }) => ({
      ...cell,
      ...(problem !== undefined && { problem: told(problem) }),
    })),
  }
}

/** Returns how many of an import's pictures the shop has fetched; nothing without pictures at other addresses. */
async function picturesOf(shop: Shop, { id, pictureHosts: hosts, isFetching }: ImportRecord) {
  if (hosts.length === 0) return {}
  const counts = await countPictures(shop.database.read, id)
  return { pictures: { hosts: [...hosts], ...counts, isFetching } }
}

function toImport(found: ImportRecord, sameFileAt: number | null = null): contract.ProductImport {
  const { id, fileName, state, rows, rowsDone, counts, problem, notices, createdBy } = found
  const at = (instant: number) => new Date(instant).toISOString()
  return {
    _id: id,
    fileName,
    ...(found.contents !== null && { contents: found.contents }),
    state,
    rows,
    rowsDone,
    ...(found.format !== null && { format: found.format }),
    counts,
    notices: notices.map((notice) => told(notice)),
    createdAt: at(found.createdAt),
    ...(createdBy !== null && { createdBy }),
    ...(problem !== null && { problem: told(problem) }),
    ...(sameFileAt !== null && { sameFileAppliedAt: at(sameFileAt) }),
    ...(found.appliedAt !== null && { appliedAt: at(found.appliedAt) }),
    ...(found.undoneAt !== null && { undoneAt: at(found.undoneAt) }),
    ...(found.forgottenAt === null && { keptUntil: at(keptUntil(found)) }),
  }
}
