// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  deleteAccount,
  endOtherSignIns,
  endSignIn,
  getAccount,
  listSignIns,
  listUsers,
  makeAdmin,
  removeAdmin,
} from '../../../contract/accounts/accounts.ts'
import {
  cancelImport,
  checkImportAgain,
  getImport,
  listImportRows,
} from '../../../contract/catalogue/imports.ts'
import { listEmails, retryEmail } from '../../../contract/desk/emails.ts'
import type { Operation } from '../../../contract/operation.ts'
import { getOrder } from '../../../contract/orders/orders.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { answerQuote, getQuote, listQuotes, markHandled } from '../../../contract/requests/quotes.ts'
import { LoadError } from '../../api/load-on-demand.ts'
import { refusalOf, unreachable, unusableAnswer } from '../../api/refusal.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { deleteOwnAccount } from '../../features/account/delete-own-account.ts'
import { deletionTexts, signInsTexts } from '../../features/account/texts.ts'
import { OneImportPage } from '../../features/admin-import/one-import-page.tsx'
import { oneImportTexts } from '../../features/admin-import/texts.ts'
import { MessagesPage } from '../../features/admin-messages/messages-page.tsx'
import { emailTexts } from '../../features/admin-messages/texts.ts'
import { OrderPage } from '../../features/admin-orders/order-page.tsx'
import { orderTexts } from '../../features/admin-orders/texts.ts'
import { QuotesPage } from '../../features/admin-quotes/quotes-page.tsx'
import { RequestPage } from '../../features/admin-quotes/request-page.tsx'
import { requestTexts } from '../../features/admin-quotes/request-texts.ts'
import { quotesTexts } from '../../features/admin-quotes/texts.ts'
import { allUsersTexts } from '../../features/admin-users/texts.ts'
import { UsersPage } from '../../features/admin-users/users-page.tsx'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { problems } from '../../texts/problems.ts'

// The account page asks the sign-in provider whether the account has a password.
vi.mock('../../session/identity/identity.ts', () => ({
  identityPort: async () => ({ hasPassword: async () => true }),
}))

const at = Date.UTC(2026, 10, 1, 12)
const email = 'ada@example.com'
const signIn = { _id: 's1', device: 'Safari on iPhone', firstSeenAt: at, lastSeenAt: at, current: false }
const undeliveredEmail = {
  _id: 'm1',
  to: email,
  subject: 'You have booked 2 × Hub',
  text: 'Pay for it.',
  secret: false,
  state: 'failed',
  order: null,
  createdAt: at,
  sentAt: null,
  failedAt: at,
  attempts: 9,
  problem: 'The mail server refuses the address.',
  nextAttemptAt: null,
}
const quote = {
  _id: 'q1',
  kind: 'quote',
  name: 'Ada',
  email,
  message: 'Twenty, please.',
  item: null,
  itemName: null,
  createdAt: at,
  handledAt: null,
}

const comparedImport = {
  _id: 'i1',
  fileName: 'tools.csv',
  state: 'checked',
  createdAt: at,
  createdBy: 'Ada',
  rows: 1,
  rowsDone: 1,
  counts: { new: 0, changed: 1, unchanged: 0, wrong: 0 },
  notices: [],
}

interface FailedAction {
  readonly control: string
  readonly operation: Operation
  readonly Page: ComponentType
  /** Opens the control if it is initially hidden. */
  readonly before?: (user: ReturnType<typeof renderInShop>['user']) => Promise<void>
}

async function openDeletion(user: ReturnType<typeof renderInShop>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: deletionTexts.ask }))
  await user.type(screen.getByLabelText(deletionTexts.type(email)), email)
}

const actions: readonly FailedAction[] = [
  { control: emailTexts.tryAgainNow, operation: retryEmail, Page: MessagesPage },
  { control: quotesTexts.markHandled, operation: markHandled, Page: QuotesPage },
  {
    control: requestTexts.send,
    operation: answerQuote,
    Page: RequestPage,
    before: async (user) => {
      await user.type(await screen.findByLabelText(requestTexts.answer), 'Yes.')
    },
  },
  {
    control: orderTexts.markSent,
    operation: markSent,
    Page: () => <OrderPage toDo={() => null} history={() => null} />,
  },
  {
    control: allUsersTexts.confirmMakeYes,
    operation: makeAdmin,
    Page: UsersPage,
    before: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Make Admin/ }))
    },
  },
  { control: oneImportTexts.again, operation: checkImportAgain, Page: OneImportPage },
  { control: oneImportTexts.discard, operation: cancelImport, Page: OneImportPage },
  { control: signInsTexts.end, operation: endSignIn, Page: AccountPage },
  { control: signInsTexts.endOthers, operation: endOtherSignIns, Page: AccountPage },
  {
    control: deletionTexts.confirm,
    operation: deleteAccount,
    Page: AccountPage,
    before: openDeletion,
  },
  {
    control: allUsersTexts.confirmYes,
    operation: removeAdmin,
    Page: UsersPage,
    before: async (user) => {
      await user.click(await screen.findByRole('button', { name: /^Remove Admin/ }))
    },
  },
]

/** The failing calls, and the expected sentence if it differs from the error's message. */
const failures: readonly [string, Error, string?][] = [
  ['status 500', refusalOf(500, { code: 'UNEXPECTED' })],
  ['status 500 without JSON', refusalOf(500, '<h1>Bad gateway</h1>')],
  ['an answer that is garbage', unusableAnswer(200)],
  ['no network', unreachable(new TypeError('Failed to fetch'))],
  ['a part of the page that did not arrive', new LoadError(new Error('gone'))],
  ['a defect', new TypeError('x is undefined'), problems.broken],
  ['a call that was aborted', new DOMException('Aborted', 'AbortError'), problems.broken],
]

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  vi.stubGlobal('reportError', vi.fn())
  keepSession('token', { email, name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getAccount, { email, name: 'Ada', verified: true, createdAt: at })
  shop.answers(listSignIns, [signIn])
  shop.answers(listEmails, [undeliveredEmail])
  shop.answers(listQuotes, [quote])
  shop.answers(getQuote, { ...quote, answers: [], offers: [] })
  shop.answers(listUsers, [
    { email: 'bob@example.com', role: 'customer' },
    { email: 'deputy@example.com', role: 'admin' },
  ])
  shop.answers(getImport, comparedImport)
  shop.answers(listImportRows, [])
  shop.answers(getOrder, sampleOrder({ paid: true, sentAt: null }))
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/dashboard/manageallorders/:orderId'
const extensions = actions
  .map(({ operation }) => operation.id)
  .concat(
    'getImport',
    'listImportRows',
    'getAccount',
    'listSignIns',
    'listEmails',
    'listQuotes',
    'getQuote',
    'listUsers',
  )

function open(Page: ComponentType) {
  const askAgain = () => undefined
  const routes = [
    {
      Component: () => <Outlet context={{ askAgain }} />,
      children: [{ path, Component: Page, action: deleteOwnAccount }],
    },
  ]
  return renderInShop(shop, routes, '/dashboard/manageallorders/o1', { ...testSettings, extensions })
}

describe.each(actions)('“$control” ($operation.id)', ({ control, operation, Page, before }) => {
  test.each(failures)(
    'shows the error of %s next to the control, which can be pressed again',
    async (_, error, sentence) => {
      shop.answers(operation, () => {
        throw error
      })
      const { user } = open(Page)
      await before?.(user)
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${control}`) })
      await user.click(button)
      const place = button.closest<HTMLElement>('tr, dialog, .card')
      if (!place) throw new Error('The control stands nowhere')
      const alert = await within(place).findByRole('alert')
      expect(alert.textContent).toBe(sentence ?? error.message)
      expect(button.getAttribute('aria-disabled')).not.toBe('true')
      await user.click(button)
      await vi.waitFor(() => expect(shop.callsOf(operation)).toHaveLength(2))
      expect(heard.toasts).toEqual([])
    },
  )
})
