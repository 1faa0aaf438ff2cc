import type * as z from 'zod/mini'
import { signIn, user } from '../../../contract/accounts/accounts.ts'
import { profile } from '../../../contract/accounts/profiles.ts'
import { facets } from '../../../contract/catalogue/catalogue-query.ts'
import { item } from '../../../contract/catalogue/items.ts'
import { product } from '../../../contract/catalogue/products.ts'
import { review, writtenReview } from '../../../contract/catalogue/reviews.ts'
import { searchResult } from '../../../contract/catalogue/search.ts'
import { tool } from '../../../contract/catalogue/tools.ts'
import { change } from '../../../contract/desk/changes.ts'
import { outboxEmail } from '../../../contract/desk/emails.ts'
import { deliveryAddress, keptAddress } from '../../../contract/orders/addresses.ts'
import { basketLine } from '../../../contract/orders/basket.ts'
import { timelineEntry } from '../../../contract/orders/order-timeline.ts'
import { order } from '../../../contract/orders/orders.ts'
import { refusedLine } from '../../../contract/orders/refused-line.ts'
import { invoice } from '../../../contract/payments/invoices.ts'
import { offer } from '../../../contract/requests/offers.ts'
import { quote, thread } from '../../../contract/requests/quotes.ts'
import { shopOnPages } from '../../../contract/shop/shop-sections.ts'
import { textTree } from '../../../contract/shop/text-blocks.ts'
import { delivery, webhook } from '../../../contract/webhooks/webhooks.ts'

/**
 * Shared schemas of answers by their name in `components.schemas`. A code generator makes one type per name; without a
 * name it would make a type per operation.
 */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  Address: keptAddress,
  BasketLine: basketLine,
  Change: change,
  DeliveryAddress: deliveryAddress,
  Email: outboxEmail,
  Facets: facets,
  Invoice: invoice,
  Item: item,
  Offer: offer,
  Order: order,
  Product: product,
  Profile: profile,
  Quote: quote,
  RefusedLine: refusedLine,
  Review: review,
  SearchResult: searchResult,
  Shop: shopOnPages,
  SignIn: signIn,
  Text: textTree,
  TimelineEntry: timelineEntry,
  Thread: thread,
  Tool: tool,
  User: user,
  Webhook: webhook,
  WebhookDelivery: delivery,
  WrittenReview: writtenReview,
}

const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]))

/** Returns a schema's name in `components.schemas`, if it has one. */
export function nameOfSchema(schema: unknown): string | undefined {
  return names.get(schema as z.ZodMiniType)
}
