import { said } from '../../../contract/languages/said.ts'
import { reductionFrom } from '../../../domain/catalogue/reduction.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  freeChangedNumbers,
  listContradictoryFamilies,
  listTakenGtins,
  listTakenSkus,
  listWithoutTheirMaker,
} from '../../data/queries/imports/import-conflicts.ts'
import {
  idsOfImported,
  idsThatNeed,
  listAwaited,
  listLowered,
} from '../../data/queries/imports/import-topics.ts'
import {
  describeImported,
  listOutdated,
  moveImported,
  recordImportedPrices,
  renewReductions,
  type Writing,
} from '../../data/queries/imports/write-import.ts'
import { tellLowStocks } from '../notifications/tell-low-stock.ts'
import { settlePrices } from '../prices/settle-prices.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import type { Shop } from '../shop.ts'
import { importRefusalTexts } from './import-refusal-texts.ts'
import { listSaleProducts } from './sale-products.ts'

/** A refusal names at most this many products. */
const mostNames = 10

/** Refuses to overwrite products that changed since the comparison, with their names. */
export async function refusalOfOutdated(
  transaction: Transaction,
  portions: readonly Writing[],
): Promise<Refusal | undefined> {
  const names: string[] = []
  for (const portion of portions) {
    names.push(...(await listOutdated(transaction, portion, mostNames + 1 - names.length)))
    if (names.length > mostNames) break
    await transaction.nextTurn()
  }
  if (names.length === 0) return undefined
  const texts = said(importRefusalTexts)
  const named = names.slice(0, mostNames).join(', ')
  const products = names.length > mostNames ? texts.names(named) : named
  const isApplied = portions[0]?.side === 'after'
  return refused(
    'IMPORT_OUTDATED',
    isApplied ? texts.outdated(products) : texts.outdatedSinceImport(products),
  )
}

/**
 * Frees the SKUs and GTINs that an import changes, and refuses if another product has taken one, or if a maker is
 * gone. Call `lockSkus` before.
 */
export async function refusalOfTaken(
  transaction: Transaction,
  portions: readonly Writing[],
): Promise<Refusal | undefined> {
  for (const portion of portions) await freeChangedNumbers(transaction, portion)
  for (const portion of portions) {
    const skus = await listTakenSkus(transaction, portion)
    if (skus.length > 0) {
      const named = skus.map(({ name, sku }) => `${name} (${sku})`).join(', ')
      return refused('SKU_TAKEN', said(importRefusalTexts).skusTaken(named))
    }
    const gtins = await listTakenGtins(transaction, portion)
    if (gtins.length > 0) {
      const named = gtins.map(({ name, gtin }) => `${name} (${gtin})`).join(', ')
      return refused('GTIN_TAKEN', said(importRefusalTexts).gtinsTaken(named))
    }
    const without = await listWithoutTheirMaker(transaction, portion)
    if (without.length > 0) {
      return refused('MAKER_GONE', said(importRefusalTexts).makersGone(without.join(', ')))
    }
  }
  return undefined
}

/**
 * Refuses an import after which members of a family would differ by other values than their family, or two of them by
 * none. Call it after all rows are written.
 */
export async function refusalOfFamilies(
  transaction: Transaction,
  [first]: readonly Writing[],
): Promise<Refusal | undefined> {
  const found = first ? await listContradictoryFamilies(transaction, first) : []
  const of = (wanted: (typeof found)[number]['reason']) =>
    found.flatMap(({ key, reason }) => (reason === wanted ? key : []))
  const texts = said(importRefusalTexts)
  const axes = of('axes')
  if (axes.length > 0) return refused('FAMILY_AXES_DIFFER', texts.familyAxes(axes.join(', ')))
  const values = of('values')
  if (values.length > 0) return refused('FAMILY_VALUES_TAKEN', texts.familyValues(values.join(', ')))
  return undefined
}

/**
 * Writes a portion of an import's changed products, in their new or restored state, with the ledger and the emails to
 * waiting customers, and their prices in the price history.
 */
export async function changeImported(
  shop: Shop,
  transaction: Transaction,
  writing: Writing,
  note: string,
): Promise<void> {
  const onSale = await listSaleProducts(shop, transaction, writing)
  await recordImportedPrices(transaction, writing, onSale)
  await renewReductions(transaction, writing, reductionFrom, onSale)
  await describeImported(transaction, writing)
  await settlePrices(shop, transaction, onSale, writing.now)
  await moveImported(transaction, writing, note)
  for (const { id, name, available, minimumOrder, minimumBefore, moved, restated } of await listAwaited(
    transaction,
    writing,
  )) {
    const before = { name, available: restated === 1 ? 0 : available - moved, minimumOrder: minimumBefore }
    await tellWaiting(shop, transaction, id, before, { name, available, minimumOrder })
  }
}

/** Tells staff which products became low through the whole import, and publishes its topics to all processes. */
export async function tellImported(
  shop: Shop,
  transaction: Transaction,
  portions: readonly Writing[],
): Promise<void> {
  const lowered: Awaited<ReturnType<typeof listLowered>>[number][] = []
  let shownDiffers = false
  for (const portion of portions) {
    lowered.push(...(await listLowered(transaction, portion)))
    const { ids, visibilityChanges } = await idsOfImported(transaction, portion)
    transaction.changed('tools', 'items', 'board', ...ids.map((id) => `tool:${id}` as const))
    shownDiffers ||= visibilityChanges
    await transaction.nextTurn()
  }
  if (portions[0]) await tellLowStocks(shop, transaction, `import:${portions[0].importId}`, lowered)
  if (!shownDiffers) return
  const users = await idsThatNeed(transaction)
  transaction.changed(...users.map((id) => `tool:${id}` as const))
}
