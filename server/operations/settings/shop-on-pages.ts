import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { decimalMarkOf } from '../../../domain/shop/decimal-mark.ts'
import type { NumberWriting } from '../../../domain/shop/read-number.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import type { Shop } from '../shop.ts'

/** Returns the settings that pages show. */
export async function shopOnPages({ settings }: Pick<Shop, 'settings'>): Promise<ShopOnPages> {
  return shownSettings(await settings.read())
}

/** Returns the shop's IANA time zone, in which days begin and end. */
export async function shopTimeZone({ settings }: Pick<Shop, 'settings'>): Promise<string> {
  return (await settings.read()).money.timeZone
}

/** Returns the format of numbers in files, with their currency. */
export async function numberWriting({ settings }: Pick<Shop, 'settings'>): Promise<NumberWriting> {
  const { locale, currency } = (await settings.read()).money
  return { decimalMark: decimalMarkOf(locale), currency }
}
