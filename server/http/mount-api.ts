import type { FastifyInstance } from 'fastify'
import { deleteAccount } from './accounts/delete-account.ts'
import { endOtherSignIns } from './accounts/end-other-sign-ins.ts'
import { endSession } from './accounts/end-session.ts'
import { endSignIn } from './accounts/end-sign-in.ts'
import { getAccount } from './accounts/get-account.ts'
import { getAdmin } from './accounts/get-admin.ts'
import { listSignIns } from './accounts/list-sign-ins.ts'
import { listUsers } from './accounts/list-users.ts'
import { makeAdmin } from './accounts/make-admin.ts'
import { registerUser } from './accounts/register-user.ts'
import { removeAdmin } from './accounts/remove-admin.ts'
import { listAlerts } from './alerts/list-alerts.ts'
import { resolveAlert } from './alerts/resolve-alert.ts'
import { addTool } from './catalogue/add-tool.ts'
import { changeTool } from './catalogue/change-tool.ts'
import { deleteTool } from './catalogue/delete-tool.ts'
import { getTool } from './catalogue/get-tool.ts'
import { listItems } from './catalogue/list-items.ts'
import { listTools } from './catalogue/list-tools.ts'
import { listEmails } from './messages/list-messages.ts'
import { retryEmail } from './messages/retry-message.ts'
import { bookTool } from './orders/book-tool.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { getOrder } from './orders/get-order.ts'
import { getTimeline } from './orders/get-timeline.ts'
import { listOrders } from './orders/list-orders.ts'
import { listOwnOrders } from './orders/list-own-orders.ts'
import { markSent } from './orders/mark-sent.ts'
import { refundOrder } from './orders/refund-order.ts'
import { createPaymentIntent } from './payments/create-payment-intent.ts'
import { recordPayment } from './payments/record-payment.ts'
import { getProfile } from './profiles/get-profile.ts'
import { saveProfile } from './profiles/save-profile.ts'
import { listQuotes } from './quotes/list-quotes.ts'
import { markHandled } from './quotes/mark-handled.ts'
import { requestQuote } from './quotes/request-quote.ts'
import { listOwedRefunds } from './refunds/list-owed-refunds.ts'
import { retryRefund } from './refunds/retry-refund.ts'
import { answerRefusal } from './refusal-answer.ts'
import { addReview } from './reviews/add-review.ts'
import { hideReview } from './reviews/hide-review.ts'
import { listReviews } from './reviews/list-reviews.ts'
import { listWrittenReviews } from './reviews/list-written-reviews.ts'
import type { WebShop } from './web-shop.ts'

/** Everything that the API serves; a test holds it against the contract's list. */
export const servedOperations = [
  listTools,
  getTool,
  addTool,
  changeTool,
  deleteTool,
  listItems,
  listReviews,
  addReview,
  listWrittenReviews,
  hideReview,
  registerUser,
  getAdmin,
  listUsers,
  makeAdmin,
  removeAdmin,
  endSession,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  getAccount,
  deleteAccount,
  getProfile,
  saveProfile,
  bookTool,
  listOrders,
  listOwnOrders,
  getOrder,
  getTimeline,
  cancelOrder,
  markSent,
  refundOrder,
  listOwedRefunds,
  retryRefund,
  createPaymentIntent,
  recordPayment,
  requestQuote,
  listQuotes,
  markHandled,
  listEmails,
  retryEmail,
  listAlerts,
  resolveAlert,
]

/** Mounts the API below its prefix: every operation of the contract, and refusals for the rest. */
export function mountApi(app: FastifyInstance, web: WebShop, rateLimitFactor: number): void {
  // Fastify reads plain text by itself; the API is JSON.
  app.removeContentTypeParser('text/plain')
  for (const served of servedOperations) served.mount(app, web, rateLimitFactor)
  // Below the API nothing is a page.
  app.all('/*', (request, reply) => answerRefusal(request, reply, { code: 'NOT_FOUND' }))
}
