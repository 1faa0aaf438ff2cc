import * as z from 'zod/mini'
import { wireAmount, wireInteger } from '../../../contract/fields.ts'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { deliverToCountry, getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { getShop } from '../../../contract/shop/settings.ts'
import { shopOnPages } from '../../../contract/shop/shop-sections.ts'
import { getText } from '../../../contract/shop/texts.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { type DeliveryPrice, deliveryPrice, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { priceTermsText } from '../../../domain/shop/price-terms.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { taxOfSales } from '../../../domain/tax/tax-of-sales.ts'
import { rulesAddress } from '../../operations/emails/page-links.ts'
import { wholeSchema } from '../docs/json-schemas.ts'
import type { AgentTool, ToolAnswer, ToolCall } from './agent-tool.ts'
import { plainTextOf } from './plain-text.ts'
import { inputObject, outputOf } from './tool-schemas.ts'
import { toolTexts } from './tool-texts.ts'

const { shape: ofShop } = shopOnPages
const { shape: ofDelivery } = ofShop.delivery

/** What a parcel is, for its price of delivery. */
const parcel = z.object({
  country: deliverToCountry.shape.country,
  goods: z.optional(
    wireAmount.check(z.describe('The amount of the goods, in the shop’s currency; 0 by default.')),
  ),
  grams: z.optional(wireInteger.check(z.describe('The weight of the goods in grams; 0 by default.'))),
})

const deliveryAnswer = z.object({
  country: z.string(),
  delivered: z.boolean(),
  /** In the shop's currency, with its tax; absent if the shop does not deliver there. */
  fee: z.optional(wireAmount),
  currency: z.string(),
  /** Whether prices include delivery. */
  included: z.boolean(),
  /** The amount of goods from which delivery is free, if any. */
  freeFrom: z.optional(z.nullable(wireAmount)),
  daysFrom: ofDelivery.daysFrom,
  daysTo: ofDelivery.daysTo,
  daysFarthest: ofDelivery.daysFarthest,
  page: z.string(),
})

const delivery: AgentTool = {
  name: 'get_delivery',
  title: 'Delivery to a country',
  description:
    'What delivery to a country (ISO 3166 code, such as DE) costs and how many working days it takes. The fee can depend ' +
    'on the amount of goods or on their weight.',
  operation: getDeliveryPrices,
  input: inputObject([wholeSchema(parcel, 'input')]),
  output: outputOf(deliveryAnswer),
  run: tellDelivery,
}

async function tellDelivery(call: ToolCall): Promise<ToolAnswer> {
  const given = z.safeParse(parcel, call.given)
  if (!given.success) {
    const [{ path = [], message = '' } = {}] = given.error.issues
    return { ok: false, message: `${path.join('.')}: ${message}` }
  }
  const [prices, shop] = await Promise.all([call.call(getDeliveryPrices, {}), call.call(getShop, {})])
  if (!prices.ok) return prices
  if (!shop.ok) return shop
  const { country, goods = 0, grams = 0 } = given.data
  const taxes = prices.value.tax && taxOfSales(prices.value.tax, dateIn(shop.value.money.timeZone, call.now))
  const price = deliveryPrice(prices.value, country, { goodsCents: centsOf(goods), grams }, taxes?.grossOf)
  const { daysFrom, daysTo, daysFarthest } = shop.value.delivery
  const freeFrom = zoneOf(prices.value, country)?.freeFrom
  const value: z.output<typeof deliveryAnswer> = {
    country,
    delivered: price !== 'nowhere',
    ...(typeof price === 'object' && { fee: amountOf(price.feeCents) }),
    ...(price === 'included' && { fee: 0 }),
    currency: call.currency,
    included: price === 'included',
    ...(freeFrom !== undefined && { freeFrom }),
    daysFrom,
    daysTo,
    daysFarthest,
    page: rulesAddress(call.linked, 'delivery'),
  }
  return { ok: true, value, text: deliveryText(call, value, price) }
}

function deliveryText(
  { formats, linked }: ToolCall,
  { country, freeFrom, daysFrom, daysTo, daysFarthest }: z.output<typeof deliveryAnswer>,
  price: DeliveryPrice,
): string {
  const texts = said(toolTexts)
  const name = countryName(country, linked.language)
  if (price === 'nowhere') return texts.notDelivered(name)
  const { amount, number } = formats
  return [
    price === 'included' ? texts.deliveryIncluded(name) : texts.delivery(name, amount(price.feeCents)),
    ...(freeFrom && price !== 'included' ? [texts.freeFrom(amount(centsOf(freeFrom)))] : []),
    daysFrom === null || daysTo === null ? texts.daysUnknown : texts.days(number(daysFrom), number(daysTo)),
    ...(daysFarthest === null ? [] : [texts.daysFarthest(number(daysFarthest))]),
  ].join(' ')
}

const returnsAnswer = z.object({
  returnDays: ofDelivery.returnDays,
  refundDays: ofDelivery.refundDays,
  /** Whether the text is the owner's, a sample, or not written yet. */
  state: getText.answer.shape.state,
  text: z.string(),
  page: z.string(),
})

const returns: AgentTool = {
  name: 'get_returns',
  title: 'Rules for returns',
  description:
    'The rules of the shop for returns and refunds: the periods in days, and the text of the page.',
  operation: getText,
  input: inputObject([]),
  output: outputOf(returnsAnswer),
  run: async (call) => {
    const [text, shop] = await Promise.all([
      call.call(getText, { params: { page: 'returns' } }),
      call.call(getShop, {}),
    ])
    if (!text.ok) return text
    if (!shop.ok) return shop
    const { returnDays, refundDays } = shop.value.delivery
    const value: z.output<typeof returnsAnswer> = {
      returnDays,
      refundDays,
      state: text.value.state,
      text: plainTextOf(text.value.text),
      page: rulesAddress(call.linked, 'returns'),
    }
    return { ok: true, value, text: returnsText(call, value) }
  },
}

function returnsText(
  { formats }: ToolCall,
  { returnDays, refundDays, page }: z.output<typeof returnsAnswer>,
): string {
  const texts = said(toolTexts)
  return [
    returnDays === null ? texts.returnsUnknown : texts.returnDays(formats.number(returnDays)),
    ...(refundDays === null ? [] : [texts.refundDays(formats.number(refundDays))]),
    page,
  ].join(' ')
}

const shopAnswer = z.extend(
  z.pick(shopOnPages, { company: true, delivery: true, terms: true, money: true, tax: true, sample: true }),
  { address: z.string() },
)

const shopInformation: AgentTool = {
  name: 'get_shop_information',
  title: 'About the shop',
  description:
    'Who sells: name, postal address, email, phone, hours; the currency, what prices include, where it delivers, and its ' +
    'pages. "sample" says that the company is made up for a demonstration.',
  operation: getShop,
  input: inputObject([]),
  output: outputOf(shopAnswer),
  run: async (call) => {
    const shop = await call.call(getShop, {})
    if (!shop.ok) return shop
    const { company, delivery: sent, terms, money, tax, sample } = shop.value
    const value: z.output<typeof shopAnswer> = {
      company,
      delivery: sent,
      terms,
      money,
      ...(tax && { tax }),
      sample,
      address: call.linked.publicUrl,
    }
    return { ok: true, value, text: shopText(value) }
  },
}

function shopText({ company, money, terms }: Pick<AnswerOf<typeof getShop>, 'company' | 'money' | 'terms'>) {
  return said(toolTexts).shop(company.name, money.currency, priceTermsText(terms))
}

/** The tools about the rules of the shop. */
export const shopTools: readonly AgentTool[] = [delivery, returns, shopInformation]
