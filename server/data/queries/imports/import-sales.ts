import { sql } from 'kysely'
import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import type { SaleProduct } from '../../../../domain/prices/sale-price.ts'
import type { Transaction } from '../../database.ts'
import { priceBreaksOf } from '../catalogue/price-columns.ts'
import { isGiftCardIn } from '../catalogue/product-details.ts'
import { inPortion, valuesOf, type Writing } from './write-import.ts'

/** A product of an import, as it is after the writing. */
export interface ImportedPrices extends SaleProduct {
  readonly priceBreaks: readonly PriceBreak[]
  /** Whether a sale lowers it before the writing. */
  readonly isOnSale: boolean
}

interface ImportedRow extends Omit<SaleProduct, 'priceBreaks' | 'isGiftCard'> {
  readonly details: string | null
  readonly breaks: string | null
  readonly saleRuleId: string | null
}

/** Returns the products of a portion whose description an import adds or changes. */
export async function listImportedPrices(
  { db }: Transaction,
  writing: Writing,
): Promise<readonly ImportedPrices[]> {
  const kinds = writing.side === 'after' ? sql`(r.kind = 'new' or r.described = 1)` : sql`r.described = 1`
  const { rows } = await sql<ImportedRow>`
    select r.product_id as "productId", v.category, v.brand, v.minimum_order as "minimumOrder",
      v.unit_price_cents as "unitPriceCents", v.price_breaks as breaks, v.details, t.sale_rule_id as "saleRuleId"
    from import_rows r ${valuesOf(writing)} left join products t on t.id = r.product_id
    where ${inPortion(writing)} and r.kind in ('new', 'changed') and ${kinds}`.execute(db)
  return rows.map(({ breaks, details, saleRuleId, ...row }) => ({
    ...row,
    isGiftCard: isGiftCardIn(details),
    priceBreaks: priceBreaksOf(breaks),
    isOnSale: saleRuleId !== null,
  }))
}
