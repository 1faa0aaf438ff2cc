import { type ExpressionBuilder, sql } from 'kysely'
import { neighbourCount } from '../../../../contract/catalogue/guide-topics.ts'
import type { ShownMaker } from '../../../../contract/catalogue/makers.ts'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import { familyPlace } from '../../../../domain/catalogue/product-family.ts'
import type { Reader } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import type { Schema } from '../../schema/schema.ts'
import { findShownMaker } from './makers.ts'
import { detailColumns, splitDetails } from './product-details.ts'
import type { FamilyId } from './product-families.ts'

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
  readonly maker: ShownMaker | undefined
  readonly needsAlso: readonly CardRow[]
  readonly neighbours: readonly CardRow[]
  /** The members of its family for sale, with the product itself; empty without a family. */
  readonly members: readonly CardRow[]
}

/** Reads the guide of a product for sale, in at most six queries of a few rows. */
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
  const [details] = splitDetails(product)
  const needed = details.needsAlso ?? []
  const found = needed.length > 0 ? await selectCards(read).where('products.id', 'in', needed).execute() : []
  const cards = new Map(found.map((row) => [row.id, cardOf(row)]))
  const needsAlso = needed.flatMap((name) => cards.get(name) ?? [])
  const shown = [id, ...cards.keys()]
  const family = familyPlace(details)
  return {
    name: product.name,
    details,
    maker: details.maker === undefined ? undefined : await findShownMaker(read, details.maker),
    needsAlso,
    members: family ? await membersOf(read, { kind: product.kind, key: family.key }) : [],
    neighbours: await neighboursOf(
      read,
      { id, position: product.position, kind: product.kind, family: family?.key ?? '' },
      shown,
    ),
  }
}

/** The choice on the page of a member shows at most this many members. */
const mostMembers = 200

/** Returns the members of a family that can be booked, in display order. */
async function membersOf(read: Reader, { kind, key }: FamilyId): Promise<readonly CardRow[]> {
  const rows = await selectCards(read)
    .where('products.family_key', '=', key)
    .where('products.kind', '=', kind)
    .where('products.stocked', '=', 1)
    .orderBy('products.position')
    .orderBy('products.id')
    .limit(mostMembers)
    .execute()
  return rows.map(cardOf)
}

interface Place {
  readonly id: string
  readonly position: number
  readonly kind: ProductKind
  /** The key of its family, whose other members are no neighbours; empty without one. */
  readonly family: string
}

/** Returns the next products in display order, and near the end earlier ones; of each family only the first. */
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
  { id, position, kind, family }: Place,
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
    .where((eb) =>
      eb.or([
        eb('products.family_key', 'is', null),
        eb.and([eb('products.family_key', '<>', family), eb.not(eb.exists(earlierMember(eb)))]),
      ]),
    )
    .orderBy('products.position', direction)
    .orderBy('products.id', direction)
    .limit(count)
    .execute()
  return rows.map(cardOf)
}

/** Selects the members of a product's family that are shown before it. */
function earlierMember(eb: ExpressionBuilder<Schema, 'products'>) {
  return eb
    .selectFrom('products as earlier')
    .whereRef('earlier.family_key', '=', 'products.family_key')
    .whereRef('earlier.kind', '=', 'products.kind')
    .where('earlier.deleted_at', 'is', null)
    .where('earlier.hidden_at', 'is', null)
    .where(sql<boolean>`(earlier.position, earlier.id) < (products.position, products.id)`)
    .select('earlier.id')
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
      ...detailColumns.map((column) => `products.${column}` as const),
    ])
}

type SelectedCard = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function cardOf(selected: SelectedCard): CardRow {
  const [details, card] = splitDetails(selected)
  return { ...card, details }
}
