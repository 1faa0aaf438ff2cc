import { Adaptations } from '../../../domain/catalogue/other-shops/adaptations.ts'
import type { OtherShopExport } from '../../../domain/catalogue/other-shops/export-of-other-shop.ts'
import { FamilyNames } from '../../../domain/catalogue/other-shops/family-of-variants.ts'
import { MadeSkus } from '../../../domain/catalogue/other-shops/made-skus.ts'
import { type MovedProduct, movedProducts } from '../../../domain/catalogue/other-shops/moved-products.ts'
import { SpecKeysByName } from '../../../domain/catalogue/other-shops/spec-keys-by-name.ts'
import {
  type OwnColumn,
  type ProductColumn,
  productColumns,
} from '../../../domain/catalogue/product-file/product-columns.ts'
import { columnOf, type FileHeader } from '../../../domain/catalogue/product-file/read-header.ts'
import { isWordColumn } from '../../../domain/catalogue/product-file/word-columns.ts'
import type { OwnSpecKey } from '../../data/queries/catalogue/spec-keys.ts'
import type { Turn } from '../../search/turn.ts'
import type { FileRow } from './file-row.ts'

interface MovedFile {
  readonly header: FileHeader
  readonly rows: readonly FileRow[]
  readonly adaptations: Adaptations
}

/** The beginnings of headers of other shops about which nothing is lost here. */
const withoutLoss = [
  ...[
    'image',
    'variant',
    'inventory',
    'fulfillment',
    'requires',
    'charge',
    'weight unit',
    'continue selling',
  ],
  ...['option1 linked', 'option2 linked', 'option3 linked', 'gift card', 'google shopping / condition'],
  ...['google shopping / custom product', 'is featured', 'tax ', 'in stock', 'low stock', 'backorders'],
  ...['sold individually', 'position', 'allow customer', 'grouped products', 'external url', 'button text'],
  ...['download limit', 'download expiry', 'date sale price', 'attribut', 'meta: _', 'width', 'height'],
] as const

/** Converts the rows of another shop's export to rows of a file of products, yielding to other requests. */
export async function moveProducts(
  names: readonly string[],
  rows: readonly FileRow[],
  {
    kind,
    ownKeys,
    turn,
  }: { readonly kind: OtherShopExport; readonly ownKeys: readonly OwnSpecKey[]; readonly turn: Turn },
): Promise<MovedFile> {
  const adaptations = new Adaptations()
  const moving = {
    keys: new SpecKeysByName(ownKeys),
    skus: new MadeSkus(rows.map((row) => kind.skuOf(row))),
    families: new FamilyNames(),
    adaptations,
    hasPrices: kind.hasPrices,
  }
  const own = ownColumnsIn(names, kind)
  const unknown = await unreadColumns(names, rows, { kind, own, turn })
  const moved: FileRow[] = []
  for (const group of kind.groupsOf(rows)) {
    const product = kind.productOf(group, adaptations)
    if (!product) continue
    for (const each of movedProducts(product, moving)) {
      const [first = each.written] = group.map(({ cells }) => cells)
      moved.push({ row: each.row, cells: each.written, moved: withOwnCells(each, own, first) })
    }
    if (turn.isOver) await turn.next()
  }
  const header = {
    columns: new Map(columnsOf(kind, own).map((column, index) => [index, column])),
    width: names.length,
    unknown,
    translated: [],
  }
  return { header, rows: moved, adaptations }
}

type OwnCells = ReadonlyMap<number, ProductColumn>

/** Returns the columns of this shop that a person has added to an export. */
function ownColumnsIn(names: readonly string[], { taken }: OtherShopExport): OwnCells {
  return new Map(
    names.flatMap((name, place) => {
      const column = taken.has(place) ? undefined : columnOf(name)
      return column === undefined ? [] : [[place, column] as const]
    }),
  )
}

/** Puts the cells of this shop's columns in the place of those of the export. */
function withOwnCells(product: MovedProduct, own: OwnCells, first: readonly string[]): MovedProduct {
  if (own.size === 0) return product
  const cells = new Map<ProductColumn, string>(product.cells)
  const onlyNew = new Set<OwnColumn>(product.onlyNew)
  for (const [place, column] of own) {
    const isOnce = column === 'state' || column === 'minOrderQuantity'
    const cell = (product.written[place] ?? '').trim() || (isOnce ? (first[place] ?? '').trim() : '')
    if (cell === '') continue
    cells.set(column, cell)
    if (!isWordColumn(column)) onlyNew.delete(column)
  }
  return { ...product, cells, onlyNew }
}

function columnsOf({ hasPrices }: OtherShopExport, own: OwnCells): readonly ProductColumn[] {
  const written = productColumns.filter((column) => column !== 'price' || hasPrices)
  return [...new Set<ProductColumn>([...written, ...own.values()])]
}

/** Returns the headers of columns with values that this shop does not read, yielding to other requests. */
async function unreadColumns(
  names: readonly string[],
  rows: readonly FileRow[],
  {
    kind: { taken },
    own,
    turn,
  }: { readonly kind: OtherShopExport; readonly own: OwnCells; readonly turn: Turn },
): Promise<readonly string[]> {
  const unread = new Map(
    names.flatMap((name, place) =>
      name.trim() === '' || taken.has(place) || own.has(place) || isWithoutLoss(name)
        ? []
        : [[place, name.trim()] as const],
    ),
  )
  const found = new Set<number>()
  for (const { cells } of rows) {
    for (const place of unread.keys()) {
      if ((cells[place] ?? '').trim() !== '') found.add(place)
    }
    for (const place of found) unread.delete(place)
    if (turn.isOver) await turn.next()
  }
  return names.filter((_, place) => found.has(place)).map((name) => name.trim())
}

function isWithoutLoss(header: string): boolean {
  const name = header.trim().toLowerCase()
  return withoutLoss.some((start) => name.startsWith(start))
}
