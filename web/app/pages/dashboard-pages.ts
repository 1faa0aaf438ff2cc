import { accountPage } from './dashboard/account.ts'
import { addProductPage } from './dashboard/add-product.ts'
import { addReviewPage } from './dashboard/add-review.ts'
import { apiKeysPage } from './dashboard/api-keys.ts'
import { boardPage } from './dashboard/board.ts'
import { changesPage } from './dashboard/changes.ts'
import { companiesPage } from './dashboard/companies.ts'
import { companyPage } from './dashboard/company.ts'
import { creditPage } from './dashboard/credit.ts'
import { customerCreditPage } from './dashboard/customer-credit.ts'
import { customerGroupsPage } from './dashboard/customer-groups.ts'
import { importsPage } from './dashboard/imports.ts'
import { makersPage } from './dashboard/makers.ts'
import { manageOrdersPage } from './dashboard/manage-orders.ts'
import { manageProductsPage } from './dashboard/manage-products.ts'
import { messagesPage } from './dashboard/messages.ts'
import { myOrdersPage } from './dashboard/my-orders.ts'
import { myProfilePage } from './dashboard/my-profile.ts'
import { notificationsPage } from './dashboard/notifications.ts'
import { offersPage } from './dashboard/offers.ts'
import { oneImportPage } from './dashboard/one-import.ts'
import { oneOrderPage } from './dashboard/order.ts'
import { owingCompaniesPage } from './dashboard/owing-companies.ts'
import { padPage } from './dashboard/pad.ts'
import { partsPage } from './dashboard/parts.ts'
import { paymentPage } from './dashboard/payment.ts'
import { paymentsToCheckPage } from './dashboard/payments-to-check.ts'
import { priceListPage } from './dashboard/price-list.ts'
import { priceListsPage } from './dashboard/price-lists.ts'
import { pricesPage } from './dashboard/prices.ts'
import { productPage } from './dashboard/product.ts'
import { proofPage } from './dashboard/proof.ts'
import { receivablePage } from './dashboard/receivable.ts'
import { receivablesPage } from './dashboard/receivables.ts'
import { redirectsPage } from './dashboard/redirects.ts'
import { requestPage } from './dashboard/request.ts'
import { requestsPage } from './dashboard/requests.ts'
import { reviewsPage } from './dashboard/reviews.ts'
import { settingsPage } from './dashboard/settings.ts'
import { slipsPage } from './dashboard/slips.ts'
import { startPage } from './dashboard/start.ts'
import { textsPage } from './dashboard/texts.ts'
import { transfersPage } from './dashboard/transfers.ts'
import { usersPage } from './dashboard/users.ts'
import { webhookPage } from './dashboard/webhook.ts'
import { webhooksPage } from './dashboard/webhooks.ts'

/** The pages of the dashboard (spec §2), in the order of the side menu. */
export const dashboardPages = [
  startPage,
  myOrdersPage,
  padPage,
  addReviewPage,
  myProfilePage,
  creditPage,
  accountPage,
  paymentPage,
  usersPage,
  addProductPage,
  manageProductsPage,
  importsPage,
  manageOrdersPage,
  receivablesPage,
  partsPage,
  pricesPage,
  companiesPage,
  makersPage,
  reviewsPage,
  requestsPage,
  messagesPage,
  notificationsPage,
  settingsPage,
  textsPage,
  redirectsPage,
  apiKeysPage,
  webhooksPage,
  changesPage,
  proofPage,
  productPage,
  oneImportPage,
  webhookPage,
  boardPage,
  requestPage,
  offersPage,
  customerGroupsPage,
  companyPage,
  priceListsPage,
  priceListPage,
  paymentsToCheckPage,
  owingCompaniesPage,
  transfersPage,
  receivablePage,
  slipsPage,
  oneOrderPage,
  customerCreditPage,
] as const
