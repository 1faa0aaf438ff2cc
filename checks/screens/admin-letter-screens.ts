import { ok } from '../../e2e/support/customer.ts'
import { dashboardForm, rowOf } from '../../e2e/support/dashboard.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { refuse } from './answers.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of requests, reviews and the shop's messages. */
export const adminLetterScreens: readonly Screen[] = [
  ...screensOf('/dashboard/messages', 'admin', {
    messages: openMessages,
    'message-opened': messageOpened,
    'messages-in-every-state': messagesInEveryState,
  }),
  ...screensOf('/dashboard/reviews', 'admin', {
    reviews: openReviews,
    'review-hidden': reviewHidden,
    'review-hiding': askToHide,
    'reviews-hiding': askToHideSeveral,
    'review-not-hidden': reviewNotHidden,
    'review-answered': reviewAnswered,
  }),
  ...screensOf('/dashboard/quotes', 'admin', { quotes: openQuotes, 'quote-handled': quoteHandled }),
  ...screensOf('/dashboard/quotes/:quoteId', 'admin', {
    request: openRequest,
    'request-answered': requestAnswered,
  }),
]

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

async function askToHideSeveral(visit: Visit): Promise<void> {
  const { page } = visit
  await openReviews(visit)
  for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check()
  await page
    .getByRole('group', { name: /selected/ })
    .getByRole('button', { name: /^Hide/ })
    .click()
  await page.getByRole('dialog').waitFor()
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

/** Stubs the emails, because in a shop without a mail server all emails are waiting. */
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
