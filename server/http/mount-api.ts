import type { FastifyInstance } from 'fastify'
import { accounts } from './accounts.ts'
import { addresses } from './addresses.ts'
import { alerts } from './alerts.ts'
import { basket } from './basket.ts'
import { board } from './board.ts'
import { changes } from './changes.ts'
import { emails } from './emails.ts'
import { fileExports } from './exports.ts'
import { figures } from './figures.ts'
import { fit } from './fit.ts'
import { imports } from './imports.ts'
import { invoices } from './invoices.ts'
import { items } from './items.ts'
import { jobs } from './jobs.ts'
import { managedItems } from './managed-items.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { orderLinks } from './order-links.ts'
import { orders } from './orders.ts'
import { ownData } from './own-data.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { profiles } from './profiles.ts'
import { proof } from './proof.ts'
import { purchases } from './purchases.ts'
import { quick } from './quick.ts'
import { quotes } from './quotes.ts'
import { refunds } from './refunds.ts'
import { restockRequests } from './restock-requests.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { answerRefusal } from './serving/refusal-answer.ts'
import type { WebShop } from './serving/web-shop.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { specKeyHandlers } from './spec-keys.ts'
import { standards } from './standards.ts'
import { stock } from './stock.ts'
import { texts } from './texts.ts'
import { toolGuides } from './tool-guide.ts'
import { tools } from './tools.ts'
import { withdrawals } from './withdrawals.ts'

/** Every operation that the API serves; a test compares the list with the contract's. */
export const servedOperations = [
  ...tools,
  ...toolGuides,
  ...products,
  ...imports,
  ...stock,
  ...restockRequests,
  ...items,
  ...managedItems,
  ...search,
  ...reviews,
  ...standards,
  ...specKeyHandlers,
  ...jobs,
  ...fit,
  ...figures,
  ...board,
  ...quick,
  ...accounts,
  ...profiles,
  ...addresses,
  ...basket,
  ...orders,
  ...orderLinks,
  ...withdrawals,
  ...ownData,
  ...purchases,
  ...invoices,
  ...refunds,
  ...payments,
  ...quotes,
  ...offers,
  ...emails,
  ...alerts,
  ...notifications,
  ...fileExports,
  ...changes,
  ...proof,
  ...settings,
  ...setup,
  ...texts,
]

/** Mounts the API below its prefix: every operation of the contract, and NOT_FOUND for the rest. */
export function mountApi(app: FastifyInstance, web: WebShop, rateLimitFactor: number): void {
  // Fastify parses plain text by default; the API accepts only JSON.
  app.removeContentTypeParser('text/plain')
  for (const served of servedOperations) served.mount(app, web, rateLimitFactor)
  // Unknown paths below the API are refused as JSON, not served as pages.
  app.all('/*', (request, reply) => answerRefusal(request, reply, { code: 'NOT_FOUND' }))
}
