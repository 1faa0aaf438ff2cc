import { ok } from '../../e2e/support/customer.ts'
import { dashboardForm, fillProduct, question, rowOf } from '../../e2e/support/dashboard.ts'
import { toast } from '../../e2e/support/screens.ts'
import { slipTexts } from '../../web/features/admin-orders/slip-texts.ts'
import { dashboardLinks } from '../../web/routing/links.ts'
import { holdBack, loseCalls, refuse } from './answers.ts'
import type { CustomersOrders } from './orders-in-every-state.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Screens for admins only. */
export const adminScreens: readonly Screen[] = [
  ...screensOf('/dashboard', 'admin', { 'admin-start': openStart }),
  ...screensOf('/dashboard/manageallorders', 'admin', {
    'all-orders': openAllOrders,
    'all-orders-on-their-way': ordersOnTheirWay,
    'all-orders-not-loaded': ordersNotLoaded,
    'all-orders-nothing-fits': open(
      `${dashboardLinks.manageAllOrders}?q=nobody@example.com`,
      'Nothing found.',
    ),
  }),
  ...screensOf('/dashboard/manageallorders/:orderId', 'admin', {
    'order-unpaid': openOrder('held'),
    'order-hold-over': openOrder('holdOver'),
    'order-to-send': openOrder('paid'),
    'order-sent': openOrder('sent'),
    'order-refunded': openOrder('refunded'),
    'refund-errors': refundErrors,
    'refund-question': refundQuestion,
    'refund-refused': refundRefused,
  }),
  ...screensOf('/dashboard/slips', 'admin', {
    slips: openSlips,
    'slips-none': open(dashboardLinks.slips([]), slipTexts.none),
  }),
  ...screensOf('/dashboard/manageproduct', 'admin', {
    products: open(dashboardLinks.manageProduct, 'Truing stand'),
    'delete-dialog': deleteDialog,
  }),
  ...screensOf('/dashboard/manageproduct/:toolId', 'admin', { product: openProduct }),
  ...screensOf('/dashboard/addproduct', 'admin', {
    'add-product': open(dashboardLinks.addProduct, 'A new product appears first'),
    'add-product-errors': addProductErrors,
    'add-product-filled': ({ page }) => fillProduct(page, 'Spoke ruler'),
    'add-product-failed': addProductFailed,
    'add-product-details': addProductDetails,
  }),
  ...screensOf('/dashboard/allusers', 'admin', {
    users: openUsers,
    'remove-admin-dialog': removeAdminDialog,
  }),
  ...screensOf('/dashboard/messages', 'admin', {
    messages: openMessages,
    'message-opened': messageOpened,
    'messages-in-every-state': messagesInEveryState,
  }),
  ...['company', 'hero', 'figures', 'delivery', 'money', 'mail'].flatMap((section) =>
    screensOf('/dashboard/settings/:section', 'admin', {
      [`settings-${section}`]: open(dashboardLinks.settings(section), 'Versions'),
    }),
  ),
  ...screensOf('/dashboard/settings', 'admin', { settings: open(dashboardLinks.settings(), 'Versions') }),
  ...screensOf('/dashboard/import', 'admin', { import: open(dashboardLinks.imports, 'Past imports') }),
  ...screensOf('/dashboard/import/:importId', 'admin', {
    'import-gone': open(dashboardLinks.oneImport('an-import'), 'All imports'),
  }),
  ...screensOf('/dashboard/parts', 'admin', { parts: open(dashboardLinks.parts, 'Chain') }),
  ...screensOf('/dashboard/board', 'admin', { board: open(dashboardLinks.board('tool'), 'To the top') }),
  ...screensOf('/dashboard/texts', 'admin', { texts: open(dashboardLinks.texts(), 'Terms') }),
  ...screensOf('/dashboard/texts/:page', 'admin', {
    'text-terms': open(dashboardLinks.texts('terms'), 'Versions'),
  }),
  ...screensOf('/dashboard/reviews', 'admin', {
    reviews: openReviews,
    'review-hidden': reviewHidden,
    'review-hiding': askToHide,
    'review-not-hidden': reviewNotHidden,
    'review-answered': reviewAnswered,
  }),
  ...screensOf('/dashboard/notifications', 'admin', {
    notifications: open(dashboardLinks.notifications, 'Each sale'),
  }),
  ...screensOf('/dashboard/proof', 'admin', { proof: open(dashboardLinks.proof) }),
  ...screensOf('/dashboard/changes', 'admin', { changes: open(dashboardLinks.changes) }),
  ...screensOf('/dashboard/quotes', 'admin', { quotes: openQuotes, 'quote-handled': quoteHandled }),
  ...screensOf('/dashboard/offers', 'admin', { offers: open(dashboardLinks.offers, 'No offers yet') }),
  ...screensOf('/dashboard/quotes/:quoteId', 'admin', {
    request: openRequest,
    'request-answered': requestAnswered,
  }),
]

async function openStart({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.home)
  await page.getByRole('heading', { name: 'Low on the board' }).waitFor()
  await page.getByRole('heading', { name: 'Taken each day' }).waitFor()
}

async function openAllOrders({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.manageAllOrders)
  await rowOf(page, (await people.customer()).email)
    .first()
    .waitFor()
}

async function ordersOnTheirWay({ page }: Visit): Promise<void> {
  await holdBack(page, '**/api/booking?*')
  await page.goto(dashboardLinks.manageAllOrders)
  await page.locator('.skeleton-block').waitFor()
}

async function ordersNotLoaded({ page }: Visit): Promise<void> {
  await loseCalls(page, '**/api/booking?*')
  await page.goto(dashboardLinks.manageAllOrders)
  await page.getByRole('alert').waitFor()
}

function openOrder(state: keyof CustomersOrders): Screen['reach'] {
  return async ({ page, people }) => {
    await page.goto(dashboardLinks.order((await people.orders())[state]))
    await page.getByText('Freewheel Lane').waitFor()
  }
}

async function openSlips({ page, people }: Visit): Promise<void> {
  const { paid, held } = await people.orders()
  await page.goto(dashboardLinks.slips([paid, held]))
  await page.getByText(slipTexts.content).first().waitFor()
}

async function refundErrors(visit: Visit): Promise<void> {
  await openOrder('paid')(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByLabel('Amount', { exact: true }).fill('1000000')
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByText('Reason is required').waitFor()
}

async function refundQuestion(visit: Visit): Promise<void> {
  await openOrder('paid')(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByLabel('Reason').fill('It came with a bent handle, and the customer wants no other one')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByText('This cannot be undone.').waitFor()
}

async function refundRefused(visit: Visit): Promise<void> {
  const message = 'The card provider refused this refund, and no money was moved.'
  await refuse(visit.page, '**/api/bookings/*/refunds', 409, message)
  await refundQuestion(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByRole('button', { name: /^Yes/ }).click()
  await form.getByText(message).waitFor()
}

async function deleteDialog({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.manageProduct)
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await question(page).waitFor()
}

async function openProduct({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.manageProduct)
  await page.getByRole('link', { name: 'Edit and restock' }).first().click()
  await dashboardForm(page, 'Restock').waitFor()
}

async function addProductErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.addProduct)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('Image is Required').waitFor()
}

async function addProductDetails({ page }: Visit): Promise<void> {
  await fillProduct(page, 'Spoke ruler')
  for (const section of ['Identification', 'Specifications', 'Weight and size'])
    await page.locator('summary', { hasText: section }).click()
  await page.getByLabel('SKU').fill('TW-2031')
  for (const key of ['length', 'Not a key']) {
    await page.getByRole('button', { name: 'Add a specification' }).click()
    await page.getByLabel('Key').last().fill(key)
    await page.getByLabel('Value').last().fill('300')
  }
  await page.getByRole('button', { name: 'Add product' }).click()
}

async function addProductFailed({ page }: Visit): Promise<void> {
  await refuse(page, '**/api/tools', 503, 'The shop is busy.')
  const form = await fillProduct(page, 'Spoke ruler')
  await form.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Faild to add the product').waitFor()
}

async function openUsers({ page, people }: Visit): Promise<void> {
  const { email } = await people.customer()
  await page.goto(dashboardLinks.allUsers)
  await rowOf(page, email).waitFor()
}

async function removeAdminDialog({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.allUsers)
  await page.getByRole('button', { name: 'Remove Admin' }).first().click()
  await question(page).waitFor()
}

async function openQuotes({ page }: Visit): Promise<void> {
  const quoteRequest = {
    kind: 'quote',
    name: 'Kay Link',
    email: 'kay@example.com',
    message: 'Forty spoke keys, please.',
  }
  const contactMessage = {
    kind: 'contact',
    name: 'Noor Hub',
    email: 'noor@example.com',
    message: 'Where is my parcel?\nIt was due on Monday.',
  }
  for (const data of [quoteRequest, contactMessage])
    await ok(await page.request.post('/api/quotes', { data }))
  await page.goto(dashboardLinks.quotes)
  await rowOf(page, contactMessage.email).first().waitFor()
}

async function openRequest(visit: Visit): Promise<void> {
  await openQuotes(visit)
  await visit.page.getByRole('link', { name: 'Kay Link' }).first().click()
  await dashboardForm(visit.page, 'Answer').waitFor()
}

async function requestAnswered(visit: Visit): Promise<void> {
  await openRequest(visit)
  const form = dashboardForm(visit.page, 'Answer')
  await form.getByLabel('Your answer').fill('Forty spoke keys hang here.\n\nShall we send an offer?')
  await form.getByRole('button', { name: 'Send the answer' }).click()
  await visit.page.getByText('Answered', { exact: true }).waitFor()
}

async function quoteHandled(visit: Visit): Promise<void> {
  await openQuotes(visit)
  await visit.page.getByRole('button', { name: 'Mark as handled' }).first().click()
  await visit.page.getByText('is marked as handled').waitFor()
}

async function openReviews({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.reviews)
  await page.getByRole('button', { name: /^Hide/ }).first().waitFor()
}

async function reviewHidden(visit: Visit): Promise<void> {
  await askToHide(visit)
  await visit.page.getByRole('button', { name: 'Hide it' }).click()
  await visit.page.getByText('is hidden from visitors').waitFor()
}

async function reviewNotHidden(visit: Visit): Promise<void> {
  await refuse(visit.page, '**/api/review/*/hidden', 503, 'The shop is busy.')
  await askToHide(visit)
  await visit.page.getByRole('button', { name: 'Hide it' }).click()
  await visit.page.getByText('The shop is busy.').waitFor()
}

async function askToHide(visit: Visit): Promise<void> {
  await openReviews(visit)
  await visit.page.getByRole('button', { name: /^Hide/ }).first().click()
  await visit.page.getByRole('dialog').waitFor()
}

async function reviewAnswered(visit: Visit): Promise<void> {
  await openReviews(visit)
  await visit.page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click()
  await visit.page.getByRole('textbox', { name: /^Reply of/ }).fill('Thank you.\nIt is on its way.')
  await visit.page.getByRole('button', { name: 'Publish the reply' }).click()
  await visit.page.getByText('is published').waitFor()
}

async function openMessages({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.messages)
  await rowOf(page, (await people.customer()).email)
    .first()
    .waitFor()
}

async function messageOpened(visit: Visit): Promise<void> {
  await openMessages(visit)
  await visit.page.getByText('Read it').first().click()
  await visit.page.getByText('Truewheel', { exact: false }).last().waitFor()
}

/** Stubs the emails, because a shop without a mail server has only waiting ones. */
async function messagesInEveryState({ page }: Visit): Promise<void> {
  const written = {
    to: 'kay@example.com',
    text: 'Two of them.',
    secret: false,
    order: null,
    createdAt: Date.UTC(2026, 10, 1, 12),
    sentAt: null,
    failedAt: null,
    attempts: 1,
    problem: null,
    nextAttemptAt: null,
  }
  const at = Date.UTC(2026, 10, 1, 12, 30)
  const json = [
    { ...written, _id: 'a', subject: 'You have booked 2 × Hub', state: 'sent', sentAt: at },
    {
      ...written,
      _id: 'b',
      subject: 'Cancelled: 2 × Hub',
      state: 'waiting',
      problem: 'The mail server took too long.',
      nextAttemptAt: at,
    },
    {
      ...written,
      _id: 'c',
      subject: 'Receipt: $25.00 for 2 × Hub',
      state: 'failed',
      failedAt: at,
      problem: 'The mail server refuses the address (550 5.1.1).',
    },
    {
      ...written,
      _id: 'd',
      subject: 'Set a new password',
      state: 'sent',
      sentAt: at,
      secret: true,
      text: null,
    },
  ]
  await page.route('**/api/messages?*', (route) => route.fulfill({ json }))
  await page.goto(dashboardLinks.messages)
  await page.getByText('The mail server took too long.').waitFor()
}
