import { said } from '../../../contract/languages/said.ts'
import { centsOf } from '../../../domain/money.ts'
import { pathInLanguage } from '../../../domain/shop/language-path.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { askForPartAddress, productAddress } from '../../operations/emails/page-links.ts'
import type { ToolCall } from './agent-tool.ts'
import { toolTexts } from './tool-texts.ts'

type Context = Pick<ToolCall, 'linked' | 'currency' | 'formats'>

/** The fields that tell a product's text; a part without stock lacks two of them. */
export interface ToldProduct {
  readonly _id: string
  readonly name?: string | undefined
  readonly price: number
  readonly availableQuantity?: number | undefined
  readonly minOrderQuantity?: number | undefined
  readonly lowestPrice30Days?: number | undefined
  readonly regularPrice?: number | undefined
  readonly saleName?: string | undefined
  readonly priceBreaks?: readonly { readonly from: number; readonly price: number }[] | undefined
}

/** Adds to each product in an answer the absolute address of its page and the currency, and leaves its outline out. */
export function withPages<Value>(context: Context, value: Value): Value {
  // The result has all fields of the value.
  return added(context, value) as Value
}

function added(context: Context, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => added(context, each))
  if (typeof value !== 'object' || value === null) return value
  // A program draws nothing behind a picture, and the path of an outline is longer than all else.
  const kept = Object.entries(value).filter(([name]) => name !== 'outline')
  const fields = kept.map(([name, field]) => [name, added(context, field)] as const)
  const whole = Object.fromEntries<unknown>(fields)
  if (isProduct(value)) return { ...whole, page: pageOf(context.linked, value), currency: context.currency }
  return isPageFound(value) ? { ...whole, address: absoluteAddress(context.linked, value.address) } : whole
}

/** A page that is not a product, in the results of a search. Its address is a path of the standard language. */
function isPageFound(value: object): value is { readonly address: string } {
  return 'title' in value && 'address' in value && String(value.address).startsWith('/')
}

function absoluteAddress({ publicUrl, language, standard }: Context['linked'], path: string): string {
  return absoluteAt(publicUrl)(pathInLanguage(path, language, { standard }))
}

/** An order has a picture and a price, too, but also a quantity. */
function isProduct(value: object): value is ToldProduct {
  if ('quantity' in value) return false
  return 'img' in value && '_id' in value && 'price' in value && typeof value._id === 'string'
}

/** Returns the address of a product's page; of a part without stock, that of the form which asks for it. */
function pageOf(linked: Context['linked'], { _id, availableQuantity }: ToldProduct): string {
  return availableQuantity === undefined ? askForPartAddress(linked, _id) : productAddress(linked, _id)
}

/** Returns products in words, one in a line. */
export function productLines(context: Context, products: readonly ToldProduct[]): string {
  return products.map((product) => `- ${productLine(context, product)}`).join('\n')
}

/** Returns a product in words: its price, stock, minimum order, reductions and address. */
export function productLine({ linked, formats }: Context, product: ToldProduct): string {
  const texts = said(toolTexts)
  const { name = '', price, availableQuantity, minOrderQuantity = 1 } = product
  const money = (amount: number) => formats.amount(centsOf(amount))
  const stock =
    availableQuantity === undefined
      ? texts.byQuote
      : availableQuantity <= 0
        ? texts.soldOut
        : texts.inStock(formats.number(availableQuantity), formats.number(minOrderQuantity))
  const { lowestPrice30Days, regularPrice, saleName, priceBreaks = [] } = product
  return [
    texts.product(name, money(price), stock),
    ...(lowestPrice30Days === undefined ? [] : [texts.reduced(money(lowestPrice30Days))]),
    ...(regularPrice === undefined ? [] : [texts.sale(saleName ?? '', money(regularPrice))]),
    ...priceBreaks.map((rung) => texts.priceBreak(formats.number(rung.from), money(rung.price))),
    pageOf(linked, product),
  ].join(' ')
}
