import { accounts } from './accounts/accounts.ts'
import { ownDataOperations } from './accounts/own-data.ts'
import { profiles } from './accounts/profiles.ts'
import { carts } from './agents/carts.ts'
import { ucpCarts } from './agents/ucp-carts.ts'
import { ucpCatalogue } from './agents/ucp-catalogue.ts'
import { familyOperations } from './catalogue/families.ts'
import { fit } from './catalogue/fit.ts'
import { imports } from './catalogue/imports.ts'
import { items } from './catalogue/items.ts'
import { jobs } from './catalogue/jobs.ts'
import { makerOperations } from './catalogue/makers.ts'
import { managedItems } from './catalogue/managed-items.ts'
import { pictureOperations } from './catalogue/picture-forms.ts'
import { products } from './catalogue/products.ts'
import { restockRequests } from './catalogue/restock-requests.ts'
import { reviewReplies } from './catalogue/review-replies.ts'
import { reviews } from './catalogue/reviews.ts'
import { search } from './catalogue/search.ts'
import { specKeyOperations } from './catalogue/spec-keys.ts'
import { standards } from './catalogue/standards.ts'
import { stock } from './catalogue/stock.ts'
import { toolGuides } from './catalogue/tool-guide.ts'
import { tools } from './catalogue/tools.ts'
import { companyOperations } from './companies/companies.ts'
import { ownCompanyOperations } from './companies/own-company.ts'
import { alerts } from './desk/alerts.ts'
import { apiKeys } from './desk/api-keys.ts'
import { board } from './desk/board.ts'
import { changeOperations } from './desk/changes.ts'
import { emails } from './desk/emails.ts'
import { exportLinks } from './desk/export-links.ts'
import { fileExports } from './desk/exports.ts'
import { figures } from './desk/figures.ts'
import { notifications } from './desk/notifications.ts'
import { proofOperations } from './desk/proof.ts'
import { quick } from './desk/quick.ts'
import { archivedOrderOperations } from './moving/archived-orders.ts'
import { movedCustomerOperations } from './moving/moved-customers.ts'
import { redirectOperations } from './moving/redirects.ts'
import { addresses } from './orders/addresses.ts'
import { basket } from './orders/basket.ts'
import { keptLists } from './orders/kept-lists.ts'
import { orderLinkOperations } from './orders/order-links.ts'
import { orders } from './orders/orders.ts'
import { pickUps } from './orders/pick-up.ts'
import { purchases } from './orders/purchases.ts'
import { sending } from './orders/sending.ts'
import { withdrawalOperations } from './orders/withdrawals.ts'
import { credit } from './payments/credit.ts'
import { eInvoices } from './payments/e-invoices.ts'
import { invoices } from './payments/invoices.ts'
import { onAccount } from './payments/on-account.ts'
import { payments } from './payments/payments.ts'
import { postings } from './payments/postings.ts'
import { receivables } from './payments/receivables.ts'
import { refunds } from './payments/refunds.ts'
import { transfers } from './payments/transfers.ts'
import { customerGroupOperations } from './prices/customer-groups.ts'
import { discounts } from './prices/discounts.ts'
import { ownPrices } from './prices/own-prices.ts'
import { priceLists } from './prices/price-lists.ts'
import { priceRuleOperations } from './prices/price-rules.ts'
import { offers } from './requests/offers.ts'
import { quotes } from './requests/quotes.ts'
import { deliveryRates } from './shop/delivery-rates.ts'
import { settingsOperations } from './shop/settings.ts'
import { setup } from './shop/setup.ts'
import { statusOperations } from './shop/status.ts'
import { texts } from './shop/texts.ts'
import { visits } from './visits/visits.ts'
import { webhookOperations } from './webhooks/webhooks.ts'

/** The operations of every resource of the shop's API, in the order of its documentation. */
export const resources = {
  tools,
  toolGuides,
  products,
  imports,
  pictureForms: pictureOperations,
  stock,
  restockRequests,
  items,
  managedItems,
  search,
  reviews,
  reviewReplies,
  standards,
  specKeys: specKeyOperations,
  makers: makerOperations,
  priceRules: priceRuleOperations,
  customerGroups: customerGroupOperations,
  priceLists,
  families: familyOperations,
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
  orderLinks: orderLinkOperations,
  withdrawals: withdrawalOperations,
  ownData: ownDataOperations,
  discounts,
  ownPrices,
  purchases,
  invoices,
  eInvoices,
  postings,
  refunds,
  payments,
  credit,
  ownCompany: ownCompanyOperations,
  companies: companyOperations,
  onAccount,
  receivables,
  transfers,
  quotes,
  offers,
  emails,
  alerts,
  notifications,
  archivedOrders: archivedOrderOperations,
  movedCustomers: movedCustomerOperations,
  redirects: redirectOperations,
  fileExports,
  exportLinks,
  apiKeys,
  webhooks: webhookOperations,
  changes: changeOperations,
  proof: proofOperations,
  deliveryRates,
  settings: settingsOperations,
  setup,
  texts,
  status: statusOperations,
  carts,
  ucpCatalogue,
  ucpCarts,
} as const

type Resource = (typeof resources)[keyof typeof resources]

/** Every operation of the shop's API, in the order of its documentation. */
export const allOperations: readonly Resource[number][] =
  Object.values<readonly Resource[number][]>(resources).flat()
