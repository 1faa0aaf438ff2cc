import fc from 'fast-check'
import { expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import {
  type ArbitraryLine,
  arbitraryCountry,
  arbitraryLine,
  arbitraryOff,
  arbitraryRates,
  arbitraryTaxes,
  testCountries,
} from '../../../domain/testing/arbitrary-prices.ts'
import { drawing, generatedCases } from '../../../tools/test-run/drawing.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { setRuleStopped } from '../../data/queries/prices/price-rules.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { newId } from '../../platform/ids.ts'
import { basket, booking } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { setRates } from '../../testing/delivery-rates.ts'
import { inFreshShops } from '../../testing/in-fresh-shops.ts'
import { addOwnPrices, addToList } from '../../testing/price-lists.ts'
import { addRule } from '../../testing/price-rules.ts'
import { proved } from '../../testing/proved.ts'
import { Purchase } from '../../testing/purchase.ts'
import { planSale, stopSale } from '../../testing/sales.ts'
import { addAdmin, addCustomer, addTool, codeOf } from '../../testing/shop-contents.ts'
import { setTaxes } from '../../testing/tax-rates.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { bookTogether } from '../orders/book-together.ts'
import type { Caller } from '../shop.ts'

/** What happens between booking and paying. `which` chooses orders as bits. */
const changes = fc.record({
  what: fc.constantFrom(
    'move' as const,
    'move' as const,
    'cancel' as const,
    'open' as const,
    'rates' as const,
  ),
  which: fc.integer({ min: 1, max: 7 }),
  country: fc.constantFrom(...testCountries),
  rates: arbitraryRates,
  taxes: arbitraryTaxes,
})
/** What staff give back of each paid order in turn. */
const refunds = fc.array(
  fc.constantFrom(
    'all' as const,
    'goods' as const,
    'delivery' as const,
    'part' as const,
    'withdraw' as const,
  ),
  { minLength: 1, maxLength: 5 },
)
const purchases = fc.record({
  rates: arbitraryRates,
  taxes: arbitraryTaxes,
  lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 3 }),
  country: arbitraryCountry,
  changes: fc.array(changes, { maxLength: 4 }),
  saleOff: fc.option(arbitraryOff),
  rule: fc.option(
    fc.record({
      off: arbitraryOff,
      minimumCents: fc.option(fc.integer({ min: 1, max: 40_000 })),
      way: fc.constantFrom('code' as const, 'basket' as const),
      brands: fc.constantFrom(1, 2, 3),
    }),
  ),
  /** The company for which it is bought, with what its price list takes off. */
  company: fc.option(
    fc.record({
      percent: fc.constantFrom(0, 0, 7, 33.33),
      isConfirmed: fc.boolean(),
      /** The own price of the first product as a share of its price, and from how many pieces. */
      own: fc.option(fc.record({ share: fc.constantFrom(0.4, 0.95, 1.2), from: fc.constantFrom(1, 2, 9) })),
    }),
  ),
  refunds,
})
const brandOf = (index: number) => `Brand ${index}`

type Planned = typeof purchases extends fc.Arbitrary<infer Value> ? Value : never

describeOnEveryEngine('Any purchase', (engine) => {
  let shop: TestShop
  let admin: Caller
  /** The price lists of the shop, by what they take off. */
  const lists = new Map<number, string>()
  /** Adds the rule, which covers the first products. */
  async function start({ rule }: Planned) {
    if (rule === null) return { code: undefined, end: async () => undefined }
    const { off, minimumCents, way, brands } = rule
    const names = Array.from({ length: brands }, (_, index) => brandOf(index))
    const code = way === 'code' ? newId() : null
    const id = await addRule(shop, { off, minimumCents, way, code, on: { kind: 'brands', names } })
    const end = async () => {
      await shop.database.write(async (transaction) => {
        await setRuleStopped(transaction, id, shop.clock(), shop.clock())
        return done(null)
      })
    }
    return { code: code ?? undefined, end }
  }

  /** Books the lines, for the default zone if the shop does not deliver to the country. */
  async function book(
    customer: Caller,
    { lines, country, saleOff, company }: Planned,
    code: string | undefined,
  ): Promise<readonly string[]> {
    const wanted = await Promise.all(
      lines.map(async ({ quantity, ...line }: ArbitraryLine, index) => {
        return { quantity, productId: await addTool(shop, { stock: 50, brand: brandOf(index), ...line }) }
      }),
    )
    const ids = wanted.map(({ productId }) => productId)
    if (company) await buyFor(customer, company, { id: ids[0] ?? '', cents: lines[0]?.unitPriceCents ?? 0 })
    const sale = saleOff && (await planSale(shop, { off: saleOff, on: { kind: 'products', ids } }))
    const orderIds = await bookWanted(customer, wanted, country ?? undefined, code)
    if (sale !== null) await stopSale(shop, sale)
    return orderIds
  }

  /** Makes the customer one of a company with own prices. */
  async function buyFor(
    customer: Caller,
    { percent, isConfirmed, own }: NonNullable<Planned['company']>,
    first: { readonly id: string; readonly cents: number },
  ): Promise<void> {
    const ownCents = Math.max(50, Math.round(first.cents * (own?.share ?? 1)))
    const rows = own ? [`${first.id},${(ownCents / 100).toFixed(2)},${own.from}`] : []
    const list = lists.get(percent) ?? (await addOwnPrices(shop, percent))
    lists.set(percent, list)
    if (rows.length > 0) await addToList(shop, list, rows)
    const state = isConfirmed ? 'confirmed' : 'waiting'
    await addCompany(shop, [customer], { price_list_id: list, vat_state: state })
  }

  async function bookWanted(
    customer: Caller,
    wanted: readonly { readonly productId: string; readonly quantity: number }[],
    country: string | undefined,
    code: string | undefined,
  ): Promise<readonly string[]> {
    const [first, ...others] = wanted
    const bookAt = async (deliverTo: string | undefined, typed: string | undefined) => {
      const given = { deliverTo, code: typed }
      if (first && others.length === 0) {
        const booked = await bookProduct(shop, customer, booking(first.productId, { ...first, ...given }))
        return booked.ok ? [booked.value.orderId] : booked
      }
      const booked = await bookTogether(shop, customer, basket(wanted, given))
      return booked.ok ? booked.value.orders.map(({ id }) => id) : booked
    }
    // Refused are a country without delivery or with a price below the least charge, and a code below its minimum;
    // then the customer does without.
    const tries = [
      [country, code],
      [country, undefined],
      [undefined, code],
      [undefined, undefined],
    ] as const
    for (const [deliverTo, typed] of tries) {
      const booked = await bookAt(deliverTo, typed)
      if (!('ok' in booked)) return booked
      expect([
        'COUNTRY_NOT_DELIVERED',
        'DISCOUNT_BELOW_MINIMUM',
        'ORDER_CANNOT_BE_PAID',
        'LINES_REFUSED',
      ]).toContain(codeOf(booked))
    }
    throw new Error('The lines could not be booked')
  }

  async function change(
    purchase: Purchase,
    { what, which, country, ...settings }: Planned['changes'][number],
  ) {
    const chosen = (orders: readonly OrderRow[]) => orders.filter((_, index) => (which >> index) % 2 === 1)
    const open = await purchase.unpaid()
    if (what === 'rates') {
      await setRates(shop, settings.rates, admin)
      await setTaxes(shop, settings.taxes, admin)
      purchase.settingsChanged()
      // What is booked stays booked.
      expect(await purchase.unpaid()).toEqual(open)
    }
    if (what === 'open') await purchase.open(open)
    if (what === 'cancel')
      for (const order of chosen(open).slice(0, open.length - 1)) await purchase.cancel(order)
    if (what === 'move') await purchase.move(which === 7 ? open : chosen(open), country)
  }

  async function buyAndProve(numRuns: number): Promise<void> {
    await fc.assert(
      fc.asyncProperty(purchases, async (planned) => {
        const customer = await addCustomer(shop)
        await setRates(shop, planned.rates, admin)
        await setTaxes(shop, planned.taxes, admin)
        const { code, end } = await start(planned)
        const orderIds = await book(customer, planned, code)
        await end()
        const isTaxFreeAbroad = planned.company?.isConfirmed ?? false
        const purchase = new Purchase(shop, { admin, customer, orderIds, isTaxFreeAbroad })
        await purchase.expectBooked()
        for (const each of planned.changes) {
          await change(purchase, each)
          await purchase.expectSums()
        }
        await purchase.pay()
        for (const [index, order] of (await purchase.orders('paid')).entries())
          await purchase.refund(order, planned.refunds[index % planned.refunds.length] ?? 'all')
        await purchase.expectPapers()
        for (const order of await purchase.orders('paid')) await purchase.refund(order, 'all')
        await purchase.expectAllCredited()
      }),
      { ...drawing, numRuns },
    )
    const proof = await proved(shop)
    expect(proof.differences).toEqual([])
    const checked = proof.counts.map((count) => [count.check, count.checked > 0])
    expect(checked).toEqual(
      expect.arrayContaining(['stock', 'orders', 'charges', 'invoices'].map((check) => [check, true])),
    )
  }

  test('has orders, discounts, shares of delivery and taxes that add up to its intent, charge, invoice, refunds and credit notes, and Proof finds no difference', () =>
    inFreshShops(engine, generatedCases(engine.name === 'SQLite' ? 50 : 10), async (opened, numRuns) => {
      shop = opened
      lists.clear()
      admin = await addAdmin(shop)
      await buyAndProve(numRuns)
    }))
})
