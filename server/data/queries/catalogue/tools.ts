import { caseFolded, endOfPrefix } from '../../case-folded.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'

export interface ToolRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
  readonly unitPriceCents: number
  readonly outline: string | null
  /** Display position, ascending. */
  readonly position: number
}

/** Selects tools for sale with their pictures' outlines. */
function selectTools(read: Reader) {
  return read
    .selectFrom('tools')
    .leftJoin('images', 'images.url', 'tools.img')
    .where('tools.deleted_at', 'is', null)
    .select([
      'tools.id',
      'tools.name',
      'tools.img',
      'tools.short_description as shortDescription',
      'tools.minimum_order as minimumOrder',
      'tools.available',
      'tools.unit_price_cents as unitPriceCents',
      'images.outline',
      'tools.position',
    ])
}

/** Returns all tools for sale in display order. */
export function listTools(read: Reader): Promise<readonly ToolRow[]> {
  return selectTools(read).orderBy('tools.position').orderBy('tools.id').execute()
}

/** Returns a tool for sale. */
export function findTool(read: Reader, id: string): Promise<ToolRow | undefined> {
  return selectTools(read).where('tools.id', '=', id).executeTakeFirst()
}

/** The fields of a tool that an admin edits, except its stock. */
export interface ToolDescription {
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly unitPriceCents: number
}

interface NewTool extends ToolDescription {
  readonly id: string
  readonly position: number
}

/** Inserts tools without stock; opening movements in the ledger add it. */
export async function insertTools(
  { db }: Transaction,
  tools: readonly NewTool[],
  now: number,
): Promise<void> {
  if (tools.length === 0) return
  await db
    .insertInto('tools')
    .values(
      tools.map((tool) => ({
        id: tool.id,
        name: tool.name,
        name_folded: caseFolded(tool.name),
        img: tool.img,
        short_description: tool.shortDescription,
        minimum_order: tool.minimumOrder,
        available: 0,
        unit_price_cents: tool.unitPriceCents,
        position: tool.position,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })),
    )
    .execute()
}

export async function countTools(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('tools')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the display position before all others. */
export async function positionBeforeFirst(read: Reader): Promise<number> {
  const first = await read
    .selectFrom('tools')
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .select('position')
    .executeTakeFirst()
  return (first?.position ?? 1) - 1
}

/**
 * Locks a tool for sale until the transaction ends. Uses an update that changes nothing, because SQLite has no `for
 * update`.
 */
export function lockTool(
  { db }: Transaction,
  id: string,
): Promise<(ToolDescription & { readonly available: number }) | undefined> {
  return db
    .updateTable('tools')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning([
      'name',
      'img',
      'short_description as shortDescription',
      'minimum_order as minimumOrder',
      'unit_price_cents as unitPriceCents',
      'available',
    ])
    .executeTakeFirst()
}

/** Updates the description of a locked tool. */
export async function updateToolDescription(
  { db }: Transaction,
  id: string,
  tool: ToolDescription,
  now: number,
): Promise<void> {
  await db
    .updateTable('tools')
    .set({
      name: tool.name,
      name_folded: caseFolded(tool.name),
      img: tool.img,
      short_description: tool.shortDescription,
      minimum_order: tool.minimumOrder,
      unit_price_cents: tool.unitPriceCents,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Takes a tool off sale; false when it is not for sale. */
export async function markToolDeleted({ db }: Transaction, id: string, now: number): Promise<boolean> {
  const deleted = await db
    .updateTable('tools')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return deleted.length > 0
}

export interface ToolsWanted {
  /** Prefix of a name. */
  readonly search: string
  readonly by: 'position' | 'name' | 'price' | 'availableQuantity'
  readonly descending: boolean
}

const orders = {
  position: { column: 'tools.position', kind: 'integer', sortedBy: (tool: ToolRow) => tool.position },
  name: { column: 'tools.name_folded', kind: 'text', sortedBy: (tool: ToolRow) => caseFolded(tool.name) },
  price: {
    column: 'tools.unit_price_cents',
    kind: 'integer',
    sortedBy: (tool: ToolRow) => tool.unitPriceCents,
  },
  availableQuantity: {
    column: 'tools.available',
    kind: 'integer',
    sortedBy: (tool: ToolRow) => tool.available,
  },
} as const

/** Returns a page of the tools for sale; undefined when the cursor is not one of this list. */
export function listToolsByPage(
  read: Reader,
  wanted: ToolsWanted,
  request: PageRequest,
): Promise<KeysetPage<ToolRow> | undefined> {
  const { search, by, descending } = wanted
  let query = selectTools(read)
  if (search !== '') {
    const text = caseFolded(search)
    query = query.where('tools.name_folded', '>=', text).where('tools.name_folded', '<', endOfPrefix(text))
  }
  const { column, kind, sortedBy } = orders[search === '' ? by : 'name']
  const segment = segmentByColumn(query, { columns: [column, 'tools.id'], kind, descending, sortedBy })
  return readKeysetPage(['tools', wanted], [segment], request)
}
