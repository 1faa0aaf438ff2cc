import { accounts } from './accounts.ts'
import { addresses } from './addresses.ts'
import { alerts } from './alerts.ts'
import { basket } from './basket.ts'
import { board } from './board.ts'
import { changeOperations } from './changes.ts'
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
import { orderLinkOperations } from './order-links.ts'
import { orders } from './orders.ts'
import { ownDataOperations } from './own-data.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { profiles } from './profiles.ts'
import { proofOperations } from './proof.ts'
import { purchases } from './purchases.ts'
import { quick } from './quick.ts'
import { quotes } from './quotes.ts'
import { refunds } from './refunds.ts'
import { restockRequests } from './restock-requests.ts'
import { reviewReplies } from './review-replies.ts'
import { reviews } from './reviews.ts'
import { search } from './search.ts'
import { settingsOperations } from './settings.ts'
import { setup } from './setup.ts'
import { specKeyOperations } from './spec-keys.ts'
import { standards } from './standards.ts'
import { stock } from './stock.ts'
import { texts } from './texts.ts'
import { toolGuides } from './tool-guide.ts'
import { tools } from './tools.ts'
import { withdrawalOperations } from './withdrawals.ts'

/** Every operation of the shop's API, in the order of its documentation. */
export const allOperations = [
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
  ...reviewReplies,
  ...standards,
  ...specKeyOperations,
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
  ...orderLinkOperations,
  ...withdrawalOperations,
  ...ownDataOperations,
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
  ...changeOperations,
  ...proofOperations,
  ...settingsOperations,
  ...setup,
  ...texts,
] as const
