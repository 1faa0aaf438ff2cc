import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
import { readSection } from '../operations/settings/read-settings.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { addAdmin, granted } from './shop-contents.ts'

const vat = (country: string | null, rate: number) => ({ country, rate, name: 'VAT', from: '2020-01-01' })

/** Rates of a shop in Munich that uses the One Stop Shop, and exports without tax. */
const taxRates: TaxSettings = {
  home: 'DE',
  pricesInclude: true,
  abroad: 'gross',
  oss: true,
  rates: [vat('DE', 19), vat('AT', 20), vat(null, 0)],
}

/** Puts rates of tax in force, as an admin does: a new one by default. */
export async function setTaxes(shop: Shop, change: Partial<TaxSettings> = {}, by?: Caller): Promise<void> {
  const value = { ...taxRates, ...change }
  const { version: from } = await readSection(shop, 'tax')
  granted(await changeSettings(shop, by ?? (await addAdmin(shop)), { section: 'tax', value, from }))
  await shop.settings.read()
}
