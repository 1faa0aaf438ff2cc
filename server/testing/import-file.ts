import { stringify } from 'csv-stringify/sync'
import type { ImportRow } from '../../contract/catalogue/imports.ts'
import { listImportRowsByPage } from '../data/queries/imports/import-rows.ts'
import { applyImport } from '../operations/imports/apply-import.ts'
import { checkImports } from '../operations/imports/check-imports.ts'
import { createImport } from '../operations/imports/create-import.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { told } from '../platform/stored-sentences.ts'
import { addAdmin, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, type ValidCall } from './valid-callers.ts'

/** A product as the columns of a file. */
export const filedProduct = {
  name: 'Cone wrench',
  price: '9.50',
  minOrderQuantity: '1',
  availableQuantity: '12',
  img: '/pictures/cone-wrench.webp',
  shortDescription: 'Thin, 13 and 15 mm.',
} as const

/** Writes rows as a CSV file with a header. */
export function fileOf(rows: readonly Readonly<Record<string, string>>[]): string {
  return stringify([...rows], {
    header: true,
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  })
}

/** Uploads a file and compares it with the products; returns the import's id. */
export async function checkedImport(shop: Shop, admin: Caller, file: string): Promise<string> {
  const sent = await createImport(shop, admin, { fileName: 'tools.csv', bytes: Buffer.from(file) })
  await checkImports(shop)
  return granted(sent)
}

/** Returns the difference that an import has found, with its problems in English. */
export async function rowsOf(shop: Shop, importId: string): Promise<readonly ImportRow[]> {
  const all = { limit: undefined, after: undefined }
  const page = await listImportRowsByPage(shop.database.read, importId, undefined, all)
  return (page?.rows ?? []).map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell) => (cell.problem ? { ...cell, problem: told(cell.problem, 'en') } : cell)),
  }))
}

async function withImport(app: TestApp): Promise<ValidCall> {
  const id = await checkedImport(app.shop, await addAdmin(app.shop), fileOf([filedProduct]))
  return byAdmin(app, { params: { id } })
}

export const validImportCalls = {
  createImport: (app) =>
    byAdmin(app, {
      body: { fileName: 'tools.csv', content: Buffer.from(fileOf([filedProduct])).toString('base64') },
    }),
  listImports: (app) => byAdmin(app),
  getImport: withImport,
  listImportRows: withImport,
  applyImport: withImport,
  checkImportAgain: withImport,
  cancelImport: withImport,
  stopImport: withImport,
  fetchImportPictures: withImport,
  stopImportPictures: withImport,
  listImportPictures: withImport,
  undoImport: async (app) => {
    const call = await withImport(app)
    granted(await applyImport(app.shop, await addAdmin(app.shop), String(call.params?.id)))
    return call
  },
} satisfies Record<string, (app: TestApp) => Promise<ValidCall>>
