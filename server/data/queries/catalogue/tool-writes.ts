import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Transaction } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { columnsOfPrices, type OtherPrices, priceColumns, withPrices } from './price-columns.ts'
import { recordPrices } from './price-history.ts'
import { columnsOf, detailColumns, detailsOf } from './product-details.ts'
import { foldedSku } from './skus.ts'

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

/**
 * Inserts tools or parts without stock, and begins their price history; opening movements in the ledger add the stock.
 */
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
        name_folded: foldLetters(tool.name),
        img: tool.img,
        short_description: tool.shortDescription,
        minimum_order: tool.minimumOrder,
        available: 0,
        unit_price_cents: tool.unitPriceCents,
        ...columnsOfPrices(tool),
        position: tool.position,
        ...columnsOf(tool.details ?? {}),
        sku_folded: foldedSku(tool.details?.sku),
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
 * Locks a tool or part that is not deleted until the transaction ends. Uses an update that changes nothing, because
 * SQLite has no `for update`.
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
      name_folded: foldLetters(tool.name),
      img: tool.img,
      short_description: tool.shortDescription,
      minimum_order: tool.minimumOrder,
      unit_price_cents: tool.unitPriceCents,
      stocked: tool.stocked ? 1 : 0,
      ...columnsOfPrices(tool),
      ...columns,
      // A product that shares its SKU with an older one keeps it so, until the SKU is changed.
      sku_folded: eb
        .case()
        .when('sku', '=', columns.sku)
        .then(eb.ref('sku_folded'))
        .else(foldedSku(columns.sku))
        .end(),
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
