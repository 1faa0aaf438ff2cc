import type { ImportRow, RowKind } from '../../../contract/catalogue/imports.ts'
import { toolForm } from '../../../contract/catalogue/tools.ts'
import { errors } from '../../../contract/errors.ts'
import { said } from '../../../contract/languages/said.ts'
import { isOwnPicture, type PicturePlaces } from '../../../domain/catalogue/own-picture.ts'
import { axesWithoutValue } from '../../../domain/catalogue/product-family.ts'
import { fileWords } from '../../../domain/catalogue/product-file/file-words.ts'
import { type ProductColumn, productColumns } from '../../../domain/catalogue/product-file/product-columns.ts'
import { type GivenProduct, requiredCells } from '../../../domain/catalogue/product-file/read-cells.ts'
import { isWordColumn } from '../../../domain/catalogue/product-file/word-columns.ts'
import type { PricePeriod, Reduction } from '../../../domain/catalogue/reduction.ts'
import { centsOf } from '../../../domain/money.ts'
import { canBeInStock } from '../../../domain/orders/booking-rules.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { foldLetters } from '../../../domain/search/fold-text.ts'
import type { NamedMakers } from '../../data/queries/catalogue/makers.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { catalogueTexts } from '../catalogue/catalogue-texts.ts'
import { announcedReduction, reductionDuringSale } from '../catalogue/changed-reduction.ts'
import { refusalOfPrices } from '../catalogue/refusal-of-prices.ts'
import { outOfRange } from '../catalogue/refusal-of-stock.ts'
import type { Formats } from '../emails/formats.ts'
import type { Payable } from '../payments/payable.ts'
import { cellOf, productAfter, type SideOfProduct } from './compared-product.ts'
import { importTexts } from './import-texts.ts'

/** A row of a file with its product. */
export interface RowToCompare {
  /** The present product, or a blank one for a new product. */
  readonly before: SideOfProduct
  readonly isNew: boolean
  readonly given: GivenProduct
  /** The cells as written in the file. */
  readonly written: ReadonlyMap<ProductColumn, string>
  /** Problems found so far; `row` is about the row as a whole. */
  readonly problems: Problems
  /** Whether it is of another shop's export, whose earlier price is left out unless this shop has asked for it. */
  readonly isMoved: boolean
}

/** Facts about the rest of the shop that the comparison needs. */
export interface Surroundings {
  readonly now: number
  readonly places: PicturePlaces
  readonly forSale: ReadonlySet<string>
  readonly makers: NamedMakers
  readonly history: readonly PricePeriod[]
  readonly payable: Payable
  readonly formats: Formats
}

export type Problems = Partial<Record<ProductColumn | 'row', string>>

export interface ComparedRow {
  readonly kind: RowKind
  readonly cells: ImportRow['cells']
  readonly after: SideOfProduct
  readonly moved: number
  readonly repriced: boolean
  readonly restated: boolean
  readonly described: boolean
  /** Whether an earlier price was left out, because the shop never asked for it. */
  readonly leftEarlierPrice: boolean
}

/** A problem shows at most this many characters of a cell. */
const longestShown = 2_000

/** The columns that an import can change. */
const changing = productColumns.filter(
  (column) => column !== '_id' && column !== 'kind' && column !== 'exportedQuantity',
)

/** Compares a row with its product by the rules of the product form. */
export function compareRow(row: RowToCompare, around: Surroundings): ComparedRow {
  const { before, isNew, given } = row
  const problems: Problems = { ...row.problems }
  const moved = movedBy(row)
  const available = before.available + moved
  const wanted = productAfter(before, given, available, around.makers)
  const repriced = !isNew && wanted.unitPriceCents !== before.unitPriceCents
  const asked = reductionOf(row, wanted, repriced, around)
  const leftEarlierPrice = !asked.ok && row.isMoved
  const { compareAtPrice: _left, ...withoutIt } = given
  const reduction = leftEarlierPrice
    ? reductionOf({ ...row, given: withoutIt }, wanted, repriced, around)
    : asked
  if (!reduction.ok) problems.compareAtPrice ??= reduction.message ?? errors[reduction.code].message
  const after = { ...wanted, reduction: reduction.ok ? reduction.value : before.reduction }
  const changed = [...changing, ...wordColumnsIn(row)].filter(
    (column) => cellOf(before, column) !== cellOf(after, column),
  )
  const add = (column: ProductColumn, problem: string | undefined) => {
    if (problem !== undefined) problems[column] ??= problem
  }
  if (!canBeInStock(available)) add('availableQuantity', outOfRange(before.available, moved).message)
  if (!isNew) {
    add('state', problemOfState(before.state, after.state))
    add('kind', problemOfKind(before.kind, given.kind))
    for (const column of ['minOrderQuantity', 'availableQuantity'] as const)
      add(column, problemOfFirstStock(before, given, column))
  }
  if (isNew && given.price === undefined) add('price', requiredCells.get('price'))
  else addProblemOfPrices(after, { changed, isNew }, around.payable, add)
  for (const column of ['img', 'pictures'] as const)
    if (changed.includes(column)) add(column, problemOfPictures(after, column, around.places))
  if (!isNew && after.img === '' && after.state !== 'draft') add('img', toolForm.image.required)
  if (changed.includes('maker')) add('maker', problemOfMaker(after.makerName, around.makers))
  if ((['family', 'familyAxes', 'specs'] as const).some((column) => changed.includes(column)))
    addProblemOfFamily(after, add)
  if (changed.includes('needsAlso')) add('needsAlso', problemOfNeeds(after, around.forSale))
  const wrong = Object.keys(problems).length > 0
  return {
    kind: wrong ? 'wrong' : isNew ? 'new' : changed.length > 0 ? 'changed' : 'unchanged',
    cells: cellsOf({ ...row, problems }, after, changed),
    after,
    moved,
    repriced,
    restated: changed.includes('state'),
    described: changed.some((column) => column !== 'state' && column !== 'availableQuantity'),
    leftEarlierPrice,
  }
}

/** Returns the columns of a row with words in other languages. */
function wordColumnsIn({ written }: RowToCompare): readonly ProductColumn[] {
  return [...written.keys()].filter(isWordColumn)
}

/** Compares the file's stock with the stock noted in the export, or with the present stock if none is noted. */
function movedBy({ before, given, isNew }: RowToCompare): number {
  const { availableQuantity, exportedQuantity } = given
  if (availableQuantity === undefined) return 0
  return availableQuantity - (isNew ? 0 : (exportedQuantity ?? before.available))
}

function reductionOf(
  { before, isNew, given }: RowToCompare,
  wanted: SideOfProduct,
  repriced: boolean,
  { history, now, formats }: Surroundings,
): Outcome<Reduction | null> {
  const announced = before.reduction?.compareAtCents ?? null
  const cents = typeof given.compareAtPrice === 'number' ? centsOf(given.compareAtPrice) : null
  const asked = given.compareAtPrice !== undefined && cents !== announced
  if (!asked && !repriced) return { ok: true, value: before.reduction }
  if (before.isOnSale) return reductionDuringSale(before.reduction, asked ? cents : undefined)
  const target = asked ? cents : announced
  if (target === null) return { ok: true, value: null }
  if (isNew) return announcedReduction(target, [], true, formats)
  const since = Math.max(now, (history.at(-1)?.since ?? 0) + 1)
  const expected = repriced ? [...history, { since, unitPriceCents: wanted.unitPriceCents }] : history
  return announcedReduction(target, expected, asked, formats)
}

function problemOfState(before: SideOfProduct['state'], after: SideOfProduct['state']): string | undefined {
  if (before === after) return undefined
  if (after === 'draft') return said(importTexts).onlyNewDraft
  if (before === 'draft' && after === 'hidden') return said(importTexts).draftIsHidden
  return undefined
}

function problemOfKind(before: ProductKind, given: ProductKind | undefined): string | undefined {
  if (given === undefined || given === before) return undefined
  const texts = said(importTexts)
  return before === 'tool' ? texts.staysTool : texts.staysPart
}

/** Requires minimum order and stock in the same row for a part that gets stock. */
function problemOfFirstStock(
  { stocked }: SideOfProduct,
  given: GivenProduct,
  column: 'minOrderQuantity' | 'availableQuantity',
): string | undefined {
  const other = column === 'minOrderQuantity' ? 'availableQuantity' : 'minOrderQuantity'
  if (stocked || given[column] !== undefined || given[other] === undefined) return undefined
  return requiredCells.get(column)
}

/** Finds missing axes, and axes without a value. Members are compared with each other when all rows are written. */
function addProblemOfFamily(
  { details }: SideOfProduct,
  add: (column: ProductColumn, problem: string | undefined) => void,
): void {
  if (details.family === undefined) return
  if ((details.familyAxes ?? []).length === 0) add('familyAxes', errors.FAMILY_WITHOUT_AXES.message)
  const missing = axesWithoutValue(details)
  if (missing.length > 0) add('specs', said(catalogueTexts).familyValueMissing(missing.join(', ')))
}

function addProblemOfPrices(
  after: SideOfProduct,
  { changed, isNew }: { readonly changed: readonly ProductColumn[]; readonly isNew: boolean },
  payable: Payable,
  add: (column: ProductColumn, problem: string | undefined) => void,
): void {
  const priced: readonly ProductColumn[] = ['price', 'minOrderQuantity', 'priceBreaks']
  if (!isNew && !changed.some((column) => priced.includes(column))) return
  const refusal = refusalOfPrices(after, payable)
  if (!refusal) return
  const [[path, sentence] = ['price', undefined]] = Object.entries(refusal.fields ?? {})
  const [, entry] = path.split('.')
  const problem = sentence ?? refusal.message ?? errors[refusal.code].message
  if (entry === undefined) add('price', problem)
  else add('priceBreaks', fileWords().entry(Number(entry) + 1, problem))
}

function problemOfPictures(
  { img, details }: SideOfProduct,
  column: 'img' | 'pictures',
  places: PicturePlaces,
): string | undefined {
  const addresses = column === 'img' ? [img] : (details.pictures ?? []).map((picture) => picture.img)
  return addresses.every((address) => isOwnPicture(address, places))
    ? undefined
    : said(importTexts).pictureNotOurs
}

function problemOfMaker(name: string, makers: NamedMakers): string | undefined {
  if (name === '' || makers.has(foldLetters(name))) return undefined
  return said(importTexts).noMaker(name)
}

function problemOfNeeds({ id, details }: SideOfProduct, forSale: ReadonlySet<string>): string | undefined {
  const missing = (details.needsAlso ?? []).find((needed) => needed === id || !forSale.has(needed))
  if (missing === undefined) return undefined
  const texts = said(importTexts)
  return missing === id ? texts.needsItself : texts.notForSale(missing)
}

function cellsOf(
  row: RowToCompare,
  after: SideOfProduct,
  changed: readonly ProductColumn[],
): ImportRow['cells'] {
  const { before, isNew, written, problems } = row
  const columns = [...productColumns, ...wordColumnsIn(row)].filter(
    (column) => changed.includes(column) || problems[column] !== undefined,
  )
  const cells = columns.map((column) => {
    const problem = problems[column]
    return {
      column,
      ...(!isNew && { before: cellOf(before, column) }),
      ...(problem === undefined
        ? { after: cellOf(after, column) }
        : { after: (written.get(column) ?? '').slice(0, longestShown), problem }),
    }
  })
  return problems.row === undefined ? cells : [{ column: '', problem: problems.row }, ...cells]
}
