import { done } from '../../domain/outcome.ts'
import { findOpenAlertOf } from '../data/queries/accounts/alerts.ts'
import { claimMessage, giveUpMessage } from '../data/queries/emails/outbox.ts'
import { raiseAlert } from '../operations/alerts/raise-alert.ts'
import { bookSomething } from './buying.ts'
import { addCustomer } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

/** Adds an email that failed for good; returns its id. */
async function addFailedEmail({ shop }: TestApp): Promise<string> {
  const { orderId } = await bookSomething(shop)
  const { id } = await shop.database.read
    .selectFrom('outbox')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow()
  await shop.database.write(async (transaction) => {
    const at = shop.clock()
    const claimed = await claimMessage(transaction, id, at, at + 1)
    if (claimed) await giveUpMessage(transaction, claimed, 'The server refuses it.', at)
    return done(null)
  })
  return id
}

/** Raises an alert for an account; returns the alert's id. */
async function addAlert({ shop }: TestApp): Promise<string> {
  const { userId } = await addCustomer(shop)
  await shop.database.write(async (transaction) => {
    await raiseAlert(shop, transaction, { userId, kind: 'declined-cards', count: 12 })
    return done(null)
  })
  const alert = await findOpenAlertOf(shop.database.read, userId, 'declined-cards')
  if (!alert) throw new Error('The alert was not raised')
  return alert.id
}

/** A valid call of each operation about what staff are told. */
export const validDeskCalls = {
  retryEmail: async (app: TestApp) => byAdmin(app, { params: { id: await addFailedEmail(app) } }),
  getNotifications: (app: TestApp) => byAdmin(app),
  chooseNotifications: (app: TestApp) => byAdmin(app, { body: { kinds: ['sales'], hour: 7 } }),
  sendExampleNotice: (app: TestApp) => byAdmin(app, { body: { kind: 'sales' } }),
  listAlerts: async (app: TestApp) => {
    await addAlert(app)
    return byAdmin(app)
  },
  resolveAlert: async (app: TestApp) => byAdmin(app, { params: { id: await addAlert(app) } }),
}
