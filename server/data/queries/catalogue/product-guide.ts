import { neighbourCount } from '../../../../contract/catalogue/guide-topics.ts'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { Reader } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { detailColumns, detailsOf } from './product-details.ts'

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly outline: string | null
  readonly unitPriceCents: number
  readonly available: number
  readonly minimumOrder: number
  readonly details: ProductDetails
}

export interface ProductGuideRows {
  readonly name: string
  readonly details: ProductDetails
  readonly needsAlso: readonly CardRow[]
  readonly neighbours: readonly CardRow[]
}

/** Reads the guide of a product for sale, in at most four queries of a few rows. */
export async function findProductGuide(read: Reader, id: string): Promise<ProductGuideRows | undefined> {
  const product = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('stocked', '=', 1)
    .select(['name', 'position', 'kind', ...detailColumns])
    .executeTakeFirst()
  if (!product) return undefined
  const details = detailsOf(product)
  const needed = details.needsAlso ?? []
  const found = needed.length > 0 ? await selectCards(read).where('products.id', 'in', needed).execute() : []
  const cards = new Map(found.map((row) => [row.id, cardOf(row)]))
  const needsAlso = needed.flatMap((name) => cards.get(name) ?? [])
  const shown = [id, ...cards.keys()]
  return {
    name: product.name,
    details,
    needsAlso,
    neighbours: await neighboursOf(read, { id, position: product.position, kind: product.kind }, shown),
  }
}

interface Place {
  readonly id: string
  readonly position: number
  readonly kind: ProductKind
}

/** Returns the next products in display order, and near the end also earlier ones. */
async function neighboursOf(read: Reader, place: Place, without: readonly string[]): Promise<CardRow[]> {
  const next = await beside(read, place, without, 'after', neighbourCount)
  const before =
    next.length < neighbourCount
      ? await beside(read, place, without, 'before', neighbourCount - next.length)
      : []
  return [...before.toReversed(), ...next]
}

async function beside(
  read: Reader,
  { id, position, kind }: Place,
  without: readonly string[],
  side: 'after' | 'before',
  count: number,
): Promise<CardRow[]> {
  const [direction, beyond] = side === 'after' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  const rows = await selectCards(read)
    .where((eb) => eb(eb.refTuple('products.position', 'products.id'), beyond, eb.tuple(position, id)))
    .where('products.kind', '=', kind)
    .where('products.stocked', '=', 1)
    .where('products.id', 'not in', without)
    .orderBy('products.position', direction)
    .orderBy('products.id', direction)
    .limit(count)
    .execute()
  return rows.map(cardOf)
}

function selectCards(read: Reader) {
  return read
    .selectFrom('products')
    .leftJoin('images', 'images.url', 'products.img')
    .where('products.deleted_at', 'is', null)
    .where('products.hidden_at', 'is', null)
    .select([
      'products.id',
      'products.name',
      'products.img',
      'images.outline',
      'products.unit_price_cents as unitPriceCents',
      'products.available',
      'products.minimum_order as minimumOrder',
      'products.sku',
      'products.brand',
      'products.category',
      'products.details',
    ])
}

type SelectedCard = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function cardOf({ sku, brand, category, details, ...card }: SelectedCard): CardRow {
  return { ...card, details: detailsOf({ sku, brand, category, details }) }
}
