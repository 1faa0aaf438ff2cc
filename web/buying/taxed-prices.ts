import { use, useMemo } from 'react'
import { amountOf, centsOf } from '../../domain/money.ts'
import { includedTaxCents } from '../../domain/payments/included-tax.ts'
import { dateIn } from '../../domain/shop/shop-days.ts'
import { type ExemptSale, type TaxOfSales, taxOfSales } from '../../domain/tax/tax-of-sales.ts'
import { priceNote } from '../../domain/tax/tax-sentence.ts'
import type { DescribedProduct } from '../api/rows/catalogue.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { fieldNumber } from '../forms/typed-numbers.ts'
import { useFormats } from '../ui/values/formats.ts'
import { DeliveryPricesContext, included, otherCountry, useVisitorCountry } from './delivery-country.ts'
import { useIsPickedUp } from './delivery-way.ts'
import { ownPriceTexts } from './own-price-texts.ts'
import { useTaxFree } from './tax-free.ts'

/** Only an order names the number. */
const exempt: ExemptSale = { reason: 'intra-community', vatNumber: '' }

/** What a visitor pays, with the tax of the country. */
interface TaxedPrices {
  /** Returns a product with the prices that the visitor pays. */
  readonly taxed: <Product extends Pick<DescribedProduct, 'price' | 'priceBreaks' | 'giftCard'>>(
    product: Product,
  ) => Product
  /** Undefined while the shop has no rates by country. */
  readonly taxes: TaxOfSales | undefined
  /** Says what a total includes. */
  readonly note: string
  /** Returns what a total costs without its tax; undefined if no tax is stated. */
  readonly netOf: (total: number) => number | undefined
}

/**
 * Returns the prices for the visitor's country, or for the shop's if the visitor picks up; those of the catalogue while
 * the shop has no rates by country.
 */
export function useTaxedPrices(): TaxedPrices {
  const formats = useFormats()
  const prices = use(DeliveryPricesContext)
  const { shop } = useShopSettings()
  const { shown } = useVisitorCountry(prices ?? included)
  const isPickedUp = useIsPickedUp()
  const taxFree = useTaxFree()
  const settings = prices?.tax
  const { timeZone } = shop.money
  return useMemo(() => {
    const exemptTo = (to: string) => (taxFree.includes(to) ? exempt : undefined)
    const taxes = settings && taxOfSales(settings, dateIn(timeZone, Date.now()), exemptTo)
    const isAtHome = isPickedUp || prices?.zones.length === 0 || shown === otherCountry
    const country = isAtHome ? null : shown
    const tax = taxes?.taxOf(country)
    const stated = tax ? { ...tax, isIncluded: true } : (shop.tax ?? shop.terms.tax)
    const gross = (price: number) => amountOf(taxes?.grossOf(centsOf(price), country) ?? centsOf(price))
    return {
      taxes,
      netOf: (total) =>
        typeof stated === 'object' && !tax?.exempt
          ? amountOf(centsOf(total) - includedTaxCents(centsOf(total), stated))
          : undefined,
      note: tax?.exempt
        ? ownPriceTexts.reverseCharge
        : priceNote(stated, isPickedUp ? 'stated' : 'included', (value) => fieldNumber(formats, value)),
      taxed: (product) =>
        tax && !product.giftCard
          ? {
              ...product,
              ...(product.price !== undefined && { price: gross(product.price) }),
              priceBreaks: product.priceBreaks?.map((rung) => ({ ...rung, price: gross(rung.price) })),
            }
          : product,
    }
  }, [settings, timeZone, prices, shown, isPickedUp, shop.tax, shop.terms.tax, taxFree, formats])
}
