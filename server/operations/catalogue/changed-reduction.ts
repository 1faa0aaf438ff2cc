import { said } from '../../../contract/languages/said.ts'
import {
  type PricePeriod,
  pricesBefore,
  type Reduction,
  reductionFrom,
} from '../../../domain/catalogue/reduction.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { recentPrices, recordPriceChange } from '../../data/queries/catalogue/price-history.ts'
import type { ProductDescription } from '../../data/queries/catalogue/product-rows.ts'
import type { Formats } from '../emails/formats.ts'
import { catalogueTexts } from './catalogue-texts.ts'

interface PriceChange {
  readonly before: Pick<ProductDescription, 'unitPriceCents' | 'reduction'>
  readonly after: Pick<ProductDescription, 'unitPriceCents'>
  /** The earlier price to announce; null ends the reduction, undefined keeps it while it is correct. */
  readonly compareAtCents: number | null | undefined
  /** Whether an undo restores an earlier price; the prices since then may have made the announced reduction wrong. */
  readonly isUndo: boolean
  /** Whether a sale lowers the product before or after the change; both prices here are the regular ones. */
  readonly isOnSale: boolean
  /** Formats the amounts of a refusal. */
  readonly formats: Formats
}

/**
 * Records a changed price of a locked product in its history, and returns the reduction that the shop may then
 * announce. Refuses an earlier price that was never charged. Drops an earlier price that a change of price made invalid
 * (docs/decisions/0025), even if that change is undone.
 *
 * While a sale lowers the product, `settlePrices` records the prices, and the sale announces its own reduction; the
 * owner's is kept until it can be proven again at the end.
 */
export async function changedReduction(
  transaction: Transaction,
  id: string,
  { before, after: { unitPriceCents }, compareAtCents, isUndo, isOnSale, formats }: PriceChange,
  now: number,
): Promise<Outcome<Reduction | null>> {
  if (isOnSale) return reductionDuringSale(before.reduction, compareAtCents, isUndo)
  const repriced = unitPriceCents !== before.unitPriceCents
  if (repriced) await recordPriceChange(transaction, { id, unitPriceCents }, now)
  if (compareAtCents === undefined && !repriced) return done(before.reduction)
  const wanted = compareAtCents === undefined ? before.reduction?.compareAtCents : compareAtCents
  if (wanted === null || wanted === undefined) return done(null)
  const history = await recentPrices(transaction.db, id)
  const given = compareAtCents !== undefined && !(isUndo && repriced)
  return announcedReduction(wanted, history, given, formats)
}

/** Keeps or ends the owner's reduction during a sale. Refuses a new one, which the history cannot prove. */
export function reductionDuringSale(
  present: Reduction | null,
  compareAtCents: number | null | undefined,
  isUndo = false,
): Outcome<Reduction | null> {
  if (compareAtCents === null) return done(null)
  const isNew = compareAtCents !== undefined && compareAtCents !== present?.compareAtCents
  if (isNew && !isUndo)
    return refusedAt('compareAtPrice', 'EARLIER_PRICE_NOT_ASKED', said(catalogueTexts).saleAnnounces)
  return done(present)
}

/**
 * Returns the reduction from an earlier price, if the price history allows it. Otherwise refuses a new earlier price
 * and drops an existing one.
 */
export function announcedReduction(
  wanted: number,
  history: readonly PricePeriod[],
  given: boolean,
  formats: Formats,
): Outcome<Reduction | null> {
  const reduction = reductionFrom(wanted, history)
  if (reduction || !given) return done(reduction ?? null)
  return refusedAt('compareAtPrice', 'EARLIER_PRICE_NOT_ASKED', sentenceOf(history, formats))
}

/** Names the earlier prices that may be announced. */
function sentenceOf(history: readonly PricePeriod[], formats: Formats): string {
  const cents = pricesBefore(history).map(({ unitPriceCents }) => unitPriceCents)
  const [lowest, present] = [Math.min(...cents), history.at(-1)?.unitPriceCents ?? 0]
  if (cents.length === 0) return said(catalogueTexts).noEarlierPrice
  if (lowest <= present) {
    return said(catalogueTexts).notReduced(formats.amount(lowest))
  }
  const asked = [...new Set(cents)].map(formats.amount).join(', ')
  return said(catalogueTexts).earlierPrices(asked)
}
