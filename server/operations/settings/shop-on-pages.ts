import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import type { Shop } from '../shop.ts'

/** Returns what pages show of the settings. */
export async function shopOnPages({ settings }: Pick<Shop, 'settings'>): Promise<ShopOnPages> {
  return shownSettings(await settings.read())
}

/** Returns the IANA time zone of the workshop, in which days begin and end. */
export async function shopTimeZone({ settings }: Pick<Shop, 'settings'>): Promise<string> {
  return (await settings.read()).money.timeZone
}
