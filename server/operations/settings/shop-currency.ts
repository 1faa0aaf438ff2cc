import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import { findNewestValue } from '../../data/queries/setting-versions.ts'
import type { Shop } from '../shop.ts'

/**
 * Returns the currency of the shop's orders, as an ISO 4217 code in lower case. Reads the stored settings, because this
 * process may not know of a change yet.
 */
export async function shopCurrency({ settings }: Pick<Shop, 'settings'>, reader: Reader): Promise<string> {
  const stored = await findNewestValue(reader, 'money')
  return currencyOf(settings.valueOf('money', stored))
}

/** Returns the currency in these settings, as an ISO 4217 code in lower case. */
export function currencyOf({ currency }: Pick<SectionValues['money'], 'currency'>): string {
  return currency.toLowerCase()
}

/**
 * Refuses an order whose price was shown in a former currency, because this process does not know of the change yet.
 * Call it after inserting the order: from then on a change of the currency waits, and is refused.
 */
export async function refusalOfCurrency(
  shop: Pick<Shop, 'settings'>,
  { db }: Transaction,
): Promise<Refusal | undefined> {
  const { shownCurrency } = shop.settings
  if (shownCurrency === undefined) return undefined
  const stored = await shopCurrency(shop, db)
  return shownCurrency.toLowerCase() === stored ? undefined : refused('CURRENCY_CHANGED')
}
