import { said } from '../../../contract/languages/said.ts'
import { type PaymentLimits, paymentLimits } from '../../../contract/shop/currencies.ts'
import type { Reader } from '../../data/database.ts'
import type { Shop } from '../shop.ts'
import { payableTexts } from './payable-texts.ts'

/** The limits of a card payment in the shop's currency, with the text for a refusal. */
export interface Payable extends PaymentLimits {
  /** Such as "between $0.50 and $999,999.99". */
  readonly range: string
}

/**
 * Returns the limits of one card payment in the shop's currency.
 *
 * @param reader reads the settings within a transaction, which may wait only for its own queries.
 */
export async function payableIn({ settings }: Pick<Shop, 'settings'>, reader?: Reader): Promise<Payable> {
  const { currency } = (await (reader ? settings.readWithin(reader) : settings.read())).money
  const limits = paymentLimits(currency)
  const text = (cents: number) => settings.formats.money(cents, currency.toLowerCase())
  return { ...limits, range: said(payableTexts).range(text(limits.least), text(limits.most)) }
}

/** Says that an order's total is outside of the limits. */
export function notPayableText({ range }: Payable): string {
  return said(payableTexts).notPayable(range)
}
