import { type LanguageTag, namedLanguage, type ShopLanguages } from '../../../contract/languages/languages.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { decimalMarkOf } from '../../../domain/shop/decimal-mark.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import type { NumberWriting } from '../../../domain/shop/read-number.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import { statedTax } from '../../../domain/tax/tax-of-country.ts'
import type { Shop } from '../shop.ts'

/**
 * Returns the settings that pages show.
 * @param tag the language of the pages; the standard one if undefined.
 */
export async function shopOnPages(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  tag?: LanguageTag,
): Promise<ShopOnPages> {
  const values = await settings.read()
  const tax = statedTax(settingsIn(values, tag).tax, dateIn(values.money.timeZone, clock()))
  return { ...shownSettings(values, tag), ...(tax && { tax }) }
}

/** Returns the languages of the shop. */
export async function shopLanguages({ settings }: Pick<Shop, 'settings'>): Promise<ShopLanguages> {
  const { standard, offered } = (await settings.read()).languages
  return { standard, offered: offered.map(namedLanguage) }
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
