import { said } from '../../../contract/languages/said.ts'
import type { DeliveryWay } from '../../../contract/orders/orders.ts'
import { includesDelivery, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { type Discount, discountOf, isDiscount } from '../../../domain/prices/discount.ts'
import { lineDiscounts } from '../../../domain/prices/discounted-goods.ts'
import { customerPrice } from '../../../domain/prices/own-price.ts'
import { regularGoodsCents } from '../../../domain/prices/sale-price.ts'
import { findLastCountry } from '../../data/queries/accounts/addresses.ts'
import { type Company, findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { findStanding } from '../../data/queries/accounts/identities.ts'
import { findBookable } from '../../data/queries/catalogue/products.ts'
import { findOwnLists, noOwnLists, type OwnLists } from '../../data/queries/prices/own-lists.ts'
import { taxesOfBuyer } from '../orders/taxes-of-buyer.ts'
import { payableIn } from '../payments/payable.ts'
import type { Caller, Shop } from '../shop.ts'
import { type DiscountLine, noteOf } from './discount-booking.ts'
import { discountTexts } from './discount-texts.ts'
import { limitCodes } from './limit-codes.ts'
import { listsOfCustomer, ownPricedProduct } from './own-prices.ts'
import { type CodeRefusal, refuseCode } from './refuse-code.ts'
import { chooseDiscount, type RulesInForce, rulesInForce } from './rules-in-force.ts'

interface Wanted {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly code: string | undefined
  /** ISO 3166 code. */
  readonly country: string | undefined
  readonly way: DeliveryWay | undefined
}

/** A discount without a code that a little more would give. */
export interface NearDiscount {
  readonly name: string
  readonly message: string
  readonly missingCents: number
}

/** What applies to lines before they are booked, in cents as the customer pays it. */
export interface Quote {
  readonly discountCents: number
  readonly name: string | undefined
  readonly code: string | null
  readonly lines: readonly { readonly productId: string; readonly cents: number }[]
  /** Why the code is not what applies. */
  readonly refused: CodeRefusal | undefined
  readonly near: NearDiscount | undefined
}

/** The account of a signed-in caller, and the network address to which wrong codes count. */
interface Asking {
  readonly caller: Pick<Caller, 'userId' | 'email'> | undefined
  readonly addressHash: string
}

/**
 * Returns what a booking of these lines would get now, without counting a use. Products that are not for sale do not
 * count.
 */
export async function quoteDiscount(
  shop: Pick<Shop, 'database' | 'clock' | 'rateLimitFactor' | 'settings'>,
  { caller, addressHash }: Asking,
  wanted: Wanted,
): Promise<Quote> {
  const { read } = shop.database
  const limited = await limitCodes(shop, { addressHash, userId: caller?.userId }, wanted.code)
  const [standing, company] = await Promise.all([
    caller && findStanding(read, caller),
    caller && findCompanyOf(read, caller.userId),
  ])
  const customer = caller && standing && { ...caller, proven: standing.proven }
  const code = limited.ok ? wanted.code : undefined
  const [rules, grossOf, payable] = await Promise.all([
    rulesInForce(read, { customer, code }, shop.clock()),
    taxFor(shop, { caller, company }, wanted),
    payableIn(shop),
  ])
  const ownLists =
    caller && standing
      ? await findOwnLists(
          read,
          listsOfCustomer(company, { ...standing, email: caller.email }),
          wanted.lines.map(({ productId }) => productId),
        )
      : noOwnLists
  const lines = await readLines(shop, wanted.lines, { grossOf, ownLists, leastCents: payable.least })
  const chosen = chooseDiscount(rules, lines)
  const best = chosen.best
  const discounts = best ? lineDiscounts(best, lines, payable.least, grossOf) : new Map()
  const applied = lines.flatMap(({ id, productId }) => {
    const { cents = 0 } = discounts.get(id) ?? {}
    return cents > 0 ? [{ productId, cents }] : []
  })
  const tooMany = limited.ok ? undefined : { code: limited.code, message: limited.message ?? '' }
  const problem = chosen.problem && refuseCode(shop, chosen.problem, { rules, customer, grossOf })
  const better = noteOf(chosen, best)
  return {
    discountCents: applied.reduce((sum, { cents }) => sum + cents, 0),
    name: applied.length > 0 ? best?.rule.name : undefined,
    code: best?.rule.code ?? null,
    lines: applied,
    refused: tooMany ?? (problem && better !== undefined ? { ...problem, message: better } : problem),
    near: nearest(shop, rules, lines, best, grossOf),
  }
}

/** Returns how amounts of the catalogue are taxed where the goods go, as a booking does it. */
async function taxFor(
  shop: Pick<Shop, 'database' | 'clock' | 'settings'>,
  { caller, company }: { readonly caller: Asking['caller']; readonly company: Company | undefined },
  { country: named, way }: Wanted,
): Promise<(cents: number) => number> {
  const settings = await shop.settings.read()
  const { taxes } = taxesOfBuyer(settings, company, shop.clock())
  const isKnown = (country: string) =>
    includesDelivery(settings.rates) || zoneOf(settings.rates, country) !== undefined
  const last =
    named === undefined && caller ? await findLastCountry(shop.database.read, caller.userId) : undefined
  const country = named ?? (last !== undefined && isKnown(last) ? last : null)
  return (cents) => taxes.grossOf(cents, way === 'pickup' ? null : country)
}

/** How lines are priced, as a booking does it. */
interface Pricing {
  readonly grossOf: (cents: number) => number
  readonly ownLists: OwnLists
  readonly leastCents: number
}

async function readLines(
  { database: { read } }: Pick<Shop, 'database'>,
  wanted: Wanted['lines'],
  { grossOf, ownLists, leastCents }: Pricing,
): Promise<readonly DiscountLine[]> {
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const products = await findBookable(read, [...quantities.keys()])
  return products.map((row) => {
    const { id, details } = row
    const { category = null, brand = null } = details
    const quantity = quantities.get(id) ?? 0
    const product = ownPricedProduct(row)
    const { isGiftCard } = product
    const { unitPriceCents } = customerPrice(ownLists.of(id), product, quantity, leastCents)
    const goodsCents = orderPriceCents(unitPriceCents, quantity)
    const grossGoodsCents = orderPriceCents(isGiftCard ? unitPriceCents : grossOf(unitPriceCents), quantity)
    const regularCents = regularGoodsCents(product, quantity)
    return {
      id,
      productId: id,
      category,
      brand,
      isGiftCard,
      goodsCents,
      regularCents,
      grossGoodsCents,
    }
  })
}

/** A discount is near if at most this part of its minimum is missing. */
const nearPart = 0.34

/**
 * Returns the best discount that needs no code and a little more of goods, if it would be better than the present one.
 */
function nearest(
  { settings: { formats } }: Pick<Shop, 'settings'>,
  { baskets, context }: RulesInForce,
  lines: readonly DiscountLine[],
  best: Discount | undefined,
  grossOf: (cents: number) => number,
): NearDiscount | undefined {
  const texts = said(discountTexts)
  const near = baskets.flatMap((rule) => {
    const found = discountOf(rule, lines, context)
    if (isDiscount(found) || found.why !== 'minimum') return []
    if (found.missingCents > (rule.minimumCents ?? 0) * nearPart) return []
    const there = discountOf({ ...rule, minimumCents: null }, lines, context)
    if (!isDiscount(there) || there.cents <= (best?.cents ?? 0)) return []
    return [{ rule, missingCents: grossOf(found.missingCents), cents: there.cents }]
  })
  const [first] = near.toSorted((one, other) => other.cents - one.cents)
  if (!first) return undefined
  const { rule, missingCents } = first
  const saving =
    rule.off.kind === 'percent'
      ? texts.percent(formats.number(rule.off.hundredths / 100))
      : formats.amount(grossOf(rule.off.cents))
  return { name: rule.name, missingCents, message: texts.near(formats.amount(missingCents), saving) }
}
