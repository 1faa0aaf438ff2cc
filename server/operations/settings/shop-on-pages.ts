import { isDeepStrictEqual } from 'node:util'
import type { ShopOnPages } from '../../../contract/shop-sections.ts'
import { sampleSettings } from '../../../domain/sample-settings.ts'
import type { Shop } from '../shop.ts'

/** Returns what pages show of the settings. */
export async function shopOnPages({ settings }: Pick<Shop, 'settings'>): Promise<ShopOnPages> {
  const { company, hero, figures, delivery, money } = await settings.read()
  const sample = isDeepStrictEqual(company, sampleSettings.company)
  return { company, hero, figures: figures.figures, delivery, money, sample }
}

/** Returns the IANA time zone of the workshop, in which days begin and end. */
export async function shopTimeZone({ settings }: Pick<Shop, 'settings'>): Promise<string> {
  return (await settings.read()).money.timeZone
}
