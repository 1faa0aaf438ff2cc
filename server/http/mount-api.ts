import type { FastifyInstance } from 'fastify'
import { resources } from '../../contract/all-operations.ts'
import { accounts } from './accounts/accounts.ts'
import { ownData } from './accounts/own-data.ts'
import { profiles } from './accounts/profiles.ts'
import { carts } from './agents/carts.ts'
import { ucpCarts } from './agents/ucp-carts.ts'
import { ucpCatalogue } from './agents/ucp-catalogue.ts'
import { families } from './catalogue/families.ts'
import { fit } from './catalogue/fit.ts'
import { imports } from './catalogue/imports.ts'
import { items } from './catalogue/items.ts'
import { jobs } from './catalogue/jobs.ts'
import { makers } from './catalogue/makers.ts'
import { managedItems } from './catalogue/managed-items.ts'
import { pictureForms } from './catalogue/picture-forms.ts'
import { products } from './catalogue/products.ts'
import { restockRequests } from './catalogue/restock-requests.ts'
import { reviewReplies } from './catalogue/review-replies.ts'
import { reviews } from './catalogue/reviews.ts'
import { search } from './catalogue/search.ts'
import { specKeyHandlers } from './catalogue/spec-keys.ts'
import { standards } from './catalogue/standards.ts'
import { stock } from './catalogue/stock.ts'
import { toolGuides } from './catalogue/tool-guide.ts'
import { tools } from './catalogue/tools.ts'
import { companies } from './companies/companies.ts'
import { ownCompany } from './companies/own-company.ts'
import { alerts } from './desk/alerts.ts'
import { apiKeys } from './desk/api-keys.ts'
import { board } from './desk/board.ts'
import { changes } from './desk/changes.ts'
import { emails } from './desk/emails.ts'
import { exportLinks } from './desk/export-links.ts'
import { fileExports } from './desk/exports.ts'
import { figures } from './desk/figures.ts'
import { notifications } from './desk/notifications.ts'
import { proof } from './desk/proof.ts'
import { quick } from './desk/quick.ts'
import { archivedOrders } from './moving/archived-orders.ts'
import { movedCustomers } from './moving/moved-customers.ts'
import { redirects } from './moving/redirects.ts'
import { addresses } from './orders/addresses.ts'
import { basket } from './orders/basket.ts'
import { keptLists } from './orders/kept-lists.ts'
import { orderLinks } from './orders/order-links.ts'
import { orders } from './orders/orders.ts'
import { pickUps } from './orders/pick-up.ts'
import { purchases } from './orders/purchases.ts'
import { sending } from './orders/sending.ts'
import { withdrawals } from './orders/withdrawals.ts'
import { credit } from './payments/credit.ts'
import { eInvoices } from './payments/e-invoices.ts'
import { invoices } from './payments/invoices.ts'
import { onAccount } from './payments/on-account.ts'
import { payments } from './payments/payments.ts'
import { postings } from './payments/postings.ts'
import { receivables } from './payments/receivables.ts'
import { refunds } from './payments/refunds.ts'
import { transfers } from './payments/transfers.ts'
import { customerGroups } from './prices/customer-groups.ts'
import { discounts } from './prices/discounts.ts'
import { ownPrices } from './prices/own-prices.ts'
import { priceLists } from './prices/price-lists.ts'
import { priceRules } from './prices/price-rules.ts'
import { offers } from './requests/offers.ts'
import { quotes } from './requests/quotes.ts'
import { servedOperations } from './serving/handlers.ts'
import { mountOperations } from './serving/operation-scopes.ts'
import { answerRefusal } from './serving/refusal-answer.ts'
import type { WebShop } from './serving/web-shop.ts'
import { deliveryRates } from './shop/delivery-rates.ts'
import { settings } from './shop/settings.ts'
import { setup } from './shop/setup.ts'
import { status } from './shop/status.ts'
import { texts } from './shop/texts.ts'
import { visits } from './visits/visits.ts'
import { webhooks } from './webhooks/webhooks.ts'

/** Every operation of the contract with its handler. */
const served = servedOperations(resources, {
  tools,
  toolGuides,
  products,
  imports,
  pictureForms,
  stock,
  restockRequests,
  items,
  managedItems,
  search,
  reviews,
  reviewReplies,
  standards,
  specKeys: specKeyHandlers,
  makers,
  priceRules,
  customerGroups,
  priceLists,
  families,
  jobs,
  fit,
  figures,
  visits,
  board,
  quick,
  accounts,
  profiles,
  addresses,
  basket,
  keptLists,
  orders,
  sending,
  pickUps,
  orderLinks,
  withdrawals,
  ownData,
  discounts,
  ownPrices,
  purchases,
  invoices,
  eInvoices,
  postings,
  refunds,
  payments,
  credit,
  ownCompany,
  companies,
  onAccount,
  receivables,
  transfers,
  quotes,
  offers,
  emails,
  alerts,
  notifications,
  archivedOrders,
  movedCustomers,
  redirects,
  fileExports,
  exportLinks,
  apiKeys,
  webhooks,
  changes,
  proof,
  deliveryRates,
  settings,
  setup,
  texts,
  status,
  carts,
  ucpCatalogue,
  ucpCarts,
})

/** Mounts the API below its prefix: every operation of the contract, and NOT_FOUND for all other paths. */
export function mountApi(app: FastifyInstance, web: WebShop, rateLimitFactor: number): void {
  // Fastify parses plain text by default, but the API accepts only JSON.
  app.removeContentTypeParser('text/plain')
  mountOperations(app, served, web, rateLimitFactor)
  // Refuses unknown paths below the API as JSON, instead of serving a page.
  app.all('/*', (request, reply) => answerRefusal(request, reply, { code: 'NOT_FOUND' }))
}
