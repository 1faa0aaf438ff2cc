import {
  type CustomerLadder,
  customerLadder,
  customerPrice,
  type OwnPricedProduct,
} from '../../../domain/prices/own-price.ts'
import { euCountries } from '../../../domain/shop/european-countries.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { type NetAndGross, netAndGross } from '../../../domain/tax/net-and-gross.ts'
import { statedTax } from '../../../domain/tax/tax-of-country.ts'
import type { Reader } from '../../data/database.ts'
import { type Company, findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { findStanding, type Standing } from '../../data/queries/accounts/identities.ts'
import { findBookable, type ProductRow } from '../../data/queries/catalogue/products.ts'
import { findOwnLists, type OwnLists, type OwnListsOf } from '../../data/queries/prices/own-lists.ts'
import { taxesOfBuyer } from '../orders/taxes-of-buyer.ts'
import { payableIn } from '../payments/payable.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns whose price lists count for a customer: those of its company, and of the groups of its proven email. */
export function listsOfCustomer(
  company: Pick<Company, 'priceListId'> | undefined,
  { hasGroupList, email }: Pick<Standing, 'hasGroupList'> & { readonly email: string },
): OwnListsOf {
  return { companyListId: company?.priceListId ?? null, email: hasGroupList ? email : null }
}

/** An account with what decides its prices. */
export interface PricedCustomer {
  readonly company: Company | undefined
  readonly lists: OwnListsOf
}

/** Reads what decides the prices of an account. */
async function pricedCustomer(
  read: Reader,
  { userId, email }: Pick<Caller, 'userId' | 'email'>,
): Promise<PricedCustomer> {
  const [company, standing] = await Promise.all([
    findCompanyOf(read, userId),
    findStanding(read, { userId, email }),
  ])
  return { company, lists: listsOfCustomer(company, { ...standing, email }) }
}

/** Returns a product as price lists see it. */
export function ownPricedProduct({
  unitPriceCents,
  priceBreaks,
  sale,
  minimumOrder,
  details,
}: ProductRow): OwnPricedProduct {
  const isGiftCard = details.giftCard ?? false
  return { unitPriceCents, priceBreaks, regular: sale?.regular, minimumOrder, isGiftCard }
}

/** A price as the catalogue states it, without and with tax. */
interface PiecePrice extends NetAndGross {
  readonly cents: number
}

/** What an account pays for a product. */
export interface QuotedOwnPrice {
  readonly productId: string
  readonly unit: PiecePrice
  readonly publicUnit: PiecePrice
  readonly isOwn: boolean
  readonly steps: readonly (PiecePrice & { readonly from: number })[]
}

/** What an account pays for products. */
export interface QuotedOwnPrices {
  readonly hasOwn: boolean
  readonly showsNet: boolean
  readonly company: string | undefined
  /** The countries to which the company's orders have no tax. */
  readonly taxFreeTo: readonly string[]
  readonly prices: readonly QuotedOwnPrice[]
}

interface WantedLine {
  readonly productId: string
  /** The minimum order if undefined. */
  readonly quantity: number | undefined
}

/**
 * Returns what an account pays for products by its price lists, at the price tags of now. Reads no product for an
 * account that sees what everybody sees.
 */
export async function quoteOwnPrices(
  shop: Pick<Shop, 'database' | 'settings' | 'clock'>,
  caller: Pick<Caller, 'userId' | 'email'>,
  lines: readonly WantedLine[],
): Promise<QuotedOwnPrices> {
  const { read } = shop.database
  const { company, lists } = await pricedCustomer(read, caller)
  const showsNet = company?.showsNet === 1
  const hasOwn = showsNet || lists.companyListId !== null || lists.email !== null
  const taxFreeTo = company ? await countriesWithoutTax(shop, company) : []
  const answer = { hasOwn, showsNet, company: company?.name, taxFreeTo }
  if (!hasOwn || lines.length === 0) return { ...answer, prices: [] }
  const ids = lines.map(({ productId }) => productId)
  const [products, own, payable, priced] = await Promise.all([
    findBookable(read, [...new Set(ids)]),
    findOwnLists(read, lists, ids),
    payableIn(shop),
    pricing(shop),
  ])
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const prices = products.map((product) =>
    quoted(product, quantities.get(product.id) ?? product.minimumOrder, { own, priced, ...payable }),
  )
  return { ...answer, prices }
}

/** Returns the countries to which orders of a company have no tax, as a booking decides it. */
async function countriesWithoutTax(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  company: Company,
): Promise<readonly string[]> {
  const { taxes } = taxesOfBuyer(await settings.read(), company, clock())
  return [...euCountries].filter((country) => taxes.taxOf(country)?.exempt !== undefined)
}

interface Quoting {
  readonly own: OwnLists
  /** Adds and subtracts the tax of the home country. */
  readonly priced: (cents: number, isGiftCard: boolean) => PiecePrice
  /** The smallest card payment. */
  readonly least: number
}

function quoted(row: ProductRow, quantity: number, { own, priced, least }: Quoting): QuotedOwnPrice {
  const product = ownPricedProduct(row)
  const terms = own.of(row.id)
  const { unitPriceCents, publicUnitCents } = customerPrice(terms, product, quantity, least)
  const { steps, isOwn }: CustomerLadder = customerLadder(terms, product, least)
  const piece = (cents: number) => priced(cents, product.isGiftCard)
  return {
    productId: row.id,
    unit: piece(unitPriceCents),
    publicUnit: piece(publicUnitCents),
    isOwn,
    steps: steps.map(({ from, unitPriceCents: cents }) => ({ from, ...piece(cents) })),
  }
}

async function pricing(shop: Pick<Shop, 'settings' | 'clock'>): Promise<Quoting['priced']> {
  const { tax, money } = await shop.settings.read()
  const byCountry = statedTax(tax, dateIn(money.timeZone, shop.clock()))
  const single = money.taxRate === null ? undefined : { rate: money.taxRate, isIncluded: true }
  const stated = byCountry ?? single
  return (cents, isGiftCard) => ({ cents, ...netAndGross(cents, isGiftCard ? undefined : stated) })
}
