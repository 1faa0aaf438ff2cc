import type { Reader } from '../../data/database.ts'
import { findNewestVersion } from '../../data/queries/setting-versions.ts'
import type { Shop } from '../shop.ts'

/**
 * Returns the currency of the shop's orders, an ISO 4217 code in lower case as the card provider has it. Reads the
 * stored settings: money must not depend on how soon a process hears of a change.
 */
export async function shopCurrency({ settings }: Pick<Shop, 'settings'>, reader: Reader): Promise<string> {
  const newest = await findNewestVersion(reader, 'money')
  return settings.valueOf('money', newest?.value).currency.toLowerCase()
}
