import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { PricePeriod } from '../../../../domain/reduction.ts'
import { caseFolded, endOfPrefix } from '../../case-folded.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { DetailColumns, PriceColumns, ProductKind } from '../../schema/catalogue-tables.ts'
import { columnsOfPrices, type OtherPrices, priceColumns, withPrices } from './price-columns.ts'
import { recordPrices } from './price-history.ts'
import { columnsOf, detailColumns, detailsOf, inOrderOf, withDetails } from './product-details.ts'

/** The distance of neighbours in display order: a product moves between two others by one write. */
export const positionGap = 1024

export interface ToolRow extends OtherPrices {
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
  /** `needsAlso` names only products for sale. */
  readonly details: ProductDetails
  readonly kind: ProductKind
  readonly stocked: 0 | 1
}

/** Selects tools for sale, neither deleted nor hidden. */
function selectTools(read: Reader) {
  return selectManaged(read).where('tools.kind', '=', 'tool').where('tools.hidden_at', 'is', null)
}

/** Selects all that can be booked: tools, and parts with stock. */
function selectBookable(read: Reader) {
  return selectManaged(read).where('tools.stocked', '=', 1).where('tools.hidden_at', 'is', null)
}

/** Selects tools and parts with their pictures' outlines, also hidden ones: for administration only. */
export function selectManaged(read: Reader) {
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
      ...priceColumns,
      'images.outline',
      'tools.position',
      'tools.sku',
      'tools.brand',
      'tools.category',
      'tools.details',
      'tools.kind',
      'tools.stocked',
    ])
}

type SelectedTool = Omit<ToolRow, keyof OtherPrices | 'details'> & DetailColumns & PriceColumns

/** Parses selected tools. */
export async function toolRows<Row extends SelectedTool>(read: Reader, selected: readonly Row[]) {
  return (await withDetails(read, selected)).map(withPrices)
}

/** Returns a tool, or a part with stock, for sale. */
export async function findTool(read: Reader, id: string): Promise<ToolRow | undefined> {
  const [tool] = await toolRows(read, await selectBookable(read).where('tools.id', '=', id).execute())
  return tool
}

/** Returns those of the tools that are for sale, in the order of the ids. */
export async function findTools(read: Reader, ids: readonly string[]): Promise<readonly ToolRow[]> {
  if (ids.length === 0) return []
  const rows = await selectTools(read)
    .where('tools.id', 'in', [...ids])
    .execute()
  return inOrderOf(ids, await toolRows(read, rows))
}

/** The fields of a tool that an admin edits, except its stock. */
export interface ToolDescription extends OtherPrices {
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly unitPriceCents: number
  readonly details: ProductDetails
  /** Whether it has stock and can be booked; a part may be without. */
  readonly stocked: boolean
}

interface NewTool
  extends Omit<ToolDescription, keyof OtherPrices | 'details' | 'stocked'>,
    Partial<OtherPrices> {
  /** The price history of a sample tool; otherwise it begins now. */
  readonly history?: readonly PricePeriod[]
  readonly details?: ProductDetails
  readonly id: string
  readonly position: number
  /** A draft is not shown. */
  readonly draft?: boolean
  readonly kind?: ProductKind
  readonly stocked?: boolean
}

/** Inserts tools or parts without stock, and begins their price history; opening movements in the ledger add the stock. */
export async function insertTools(
  transaction: Transaction,
  tools: readonly NewTool[],
  now: number,
): Promise<void> {
  if (tools.length === 0) return
  const { db } = transaction
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
        ...columnsOfPrices(tool),
        position: tool.position,
        ...columnsOf(tool.details ?? {}),
        created_at: now,
        updated_at: now,
        deleted_at: null,
        hidden_at: tool.draft ? now : null,
        draft: tool.draft ? (1 as const) : (0 as const),
        kind: tool.kind ?? 'tool',
        stocked: tool.stocked === false ? (0 as const) : (1 as const),
      })),
    )
    .execute()
  await recordPrices(transaction, tools, now)
}

export async function countTools(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('tools')
    .where('kind', '=', 'tool')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the display position before all others of a kind. */
export async function positionBeforeFirst(read: Reader, kind: ProductKind): Promise<number> {
  const first = await read
    .selectFrom('tools')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .select('position')
    .executeTakeFirst()
  return (first?.position ?? 0) - positionGap
}

/** What a locked tool has besides its description. */
interface Locked {
  readonly kind: ProductKind
  readonly available: number
  readonly version: number
  /** The last change of the description; null when it was never changed, or by nobody who is known. */
  readonly changedAt: number | null
  readonly changedBy: string | null
}

/**
 * Locks a tool or part that is not deleted until the transaction ends. Uses an update that changes nothing, because SQLite has no `for
 * update`.
 */
export async function lockTool(
  { db }: Transaction,
  id: string,
): Promise<(ToolDescription & Locked) | undefined> {
  const locked = await db
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
      ...priceColumns,
      'kind',
      'stocked',
      'available',
      'version',
      'changed_at as changedAt',
      'changed_by as changedBy',
      ...detailColumns,
    ])
    .executeTakeFirst()
  if (!locked) return undefined
  const { sku, brand, category, details, stocked, ...tool } = locked
  return {
    ...withPrices(tool),
    stocked: stocked === 1,
    details: detailsOf({ sku, brand, category, details }),
  }
}

/**
 * Updates the description of a locked tool, as its next version. A tool that an admin left without details stays so
 * (`{}`).
 */
export async function updateToolDescription(
  { db }: Transaction,
  id: string,
  tool: ToolDescription,
  by: string,
  now: number,
): Promise<void> {
  const columns = columnsOf(tool.details)
  await db
    .updateTable('tools')
    .set((eb) => ({
      name: tool.name,
      name_folded: caseFolded(tool.name),
      img: tool.img,
      short_description: tool.shortDescription,
      minimum_order: tool.minimumOrder,
      unit_price_cents: tool.unitPriceCents,
      stocked: tool.stocked ? 1 : 0,
      ...columnsOfPrices(tool),
      ...columns,
      details: columns.details ?? '{}',
      updated_at: now,
      version: eb('version', '+', 1),
      changed_at: now,
      changed_by: by,
    }))
    .where('id', '=', id)
    .execute()
}

/** Puts a deleted tool or part on sale again; returns its stock, or undefined when it is not deleted. */
export function bringToolBack({ db }: Transaction, id: string) {
  return db
    .updateTable('tools')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning(['available', 'kind', 'stocked'])
    .executeTakeFirst()
}

/** Takes a locked tool or part off sale; false when it is not for sale. */
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

type SortedTool = Pick<ToolRow, 'position' | 'name' | 'unitPriceCents' | 'available'>

/** The sort orders of a list of tools, each with its index. */
export const toolOrders = {
  position: { column: 'tools.position', kind: 'integer', sortedBy: (tool: SortedTool) => tool.position },
  name: { column: 'tools.name_folded', kind: 'text', sortedBy: (tool: SortedTool) => caseFolded(tool.name) },
  price: {
    column: 'tools.unit_price_cents',
    kind: 'integer',
    sortedBy: (tool: SortedTool) => tool.unitPriceCents,
  },
  availableQuantity: {
    column: 'tools.available',
    kind: 'integer',
    sortedBy: (tool: SortedTool) => tool.available,
  },
} as const

/** Returns a page of the tools for sale; undefined when the cursor is not one of this list. */
export async function listToolsByPage(
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
  const { column, kind, sortedBy } = toolOrders[search === '' ? by : 'name']
  const segment = segmentByColumn(query, { columns: [column, 'tools.id'], kind, descending, sortedBy })
  const page = await readKeysetPage(['tools', wanted], [segment], request)
  return page && { ...page, rows: await toolRows(read, page.rows) }
}
