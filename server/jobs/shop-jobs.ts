import { deleteExpired, type ExpiringSignIns } from '../operations/accounts/delete-expired.ts'
import { verifyChain } from '../operations/changes/verify-chain.ts'
import { checkNextNumber, endOldConfirmations } from '../operations/companies/check-vat-numbers.ts'
import { sendEmails, wipeSecretEmails } from '../operations/emails/send-emails.ts'
import { rememberDays } from '../operations/figures/remember-days.ts'
import { cutOutWaiting } from '../operations/images/cut-out-all.ts'
import { deleteLeftObjects } from '../operations/images/delete-left-objects.ts'
import { deleteUnusedPictures } from '../operations/images/delete-pictures.ts'
import { checkImports } from '../operations/imports/check-imports.ts'
import { fetchPictures } from '../operations/imports/fetch-pictures.ts'
import { forgetOldImports } from '../operations/imports/keeping-imports.ts'
import { storeRedirectUses } from '../operations/moving/redirect-index.ts'
import { tellFigures } from '../operations/notifications/tell-figures.ts'
import { tellWaitingNotices } from '../operations/notifications/tell-staff.ts'
import { expireHolds, Rounds } from '../operations/orders/expire-holds.ts'
import { indexNewOrders } from '../operations/orders/index-new-orders.ts'
import { pollPaymentEvents } from '../operations/payments/poll-payment-events.ts'
import { reconcilePayments } from '../operations/payments/reconcile-payments.ts'
import type { PriceClock } from '../operations/prices/price-clock.ts'
import { proveNumbers } from '../operations/proof/prove-numbers.ts'
import { sendReminders } from '../operations/receivables/send-reminders.ts'
import type { Shop } from '../operations/shop.ts'
import { addUpVisits } from '../operations/visits/add-up-visits.ts'
import { forgetOldVisits } from '../operations/visits/forget-old-visits.ts'
import { WebhookDeliveries } from '../operations/webhooks/deliver-webhooks.ts'
import { forgetOldEvents } from '../operations/webhooks/forget-old-events.ts'
import { hourMs, minuteMs } from '../platform/clock.ts'
import { deleteLeftUploads } from '../platform/upload-files.ts'
import { inOneProcess } from './in-one-process.ts'
import type { Job } from './repeat.ts'

interface JobOptions {
  /** Set if {host} is another backend, so that only it knows which pictures are shown. */
  readonly dataElsewhere?: boolean
}

/** Returns the shop's recurring jobs. Every process may run them, but each piece of work is done once. */
export function shopJobs(
  shop: Shop,
  signIns: ExpiringSignIns,
  { dataElsewhere = false }: JobOptions = {},
): readonly Job[] {
  return [
    { name: 'reconcile payments', everyMs: 10_000, run: () => reconcilePayments(shop) },
    { name: 'catch up on payment events', everyMs: minuteMs, run: () => pollPaymentEvents(shop) },
    expireHoldsJob(shop),
    {
      name: 'check imports',
      everyMs: 5_000,
      run: () => checkImports(shop),
      wokenBy: (wake) => onTopic(shop, 'imports', wake),
    },
    {
      name: 'fetch pictures of imports',
      everyMs: 5_000,
      run: () => fetchPictures(shop),
      wokenBy: (wake) => onTopic(shop, 'imports', wake),
    },
    { name: 'cut out pictures', everyMs: 5_000, run: () => cutOutWaiting(shop) },
    { name: 'index orders', everyMs: 5_000, run: () => indexNewOrders(shop) },
    {
      name: 'send messages',
      everyMs: 5_000,
      run: () => sendEmails(shop),
      ...(shop.mail && { wokenBy: (wake: () => void) => onTopic(shop, 'messages', wake) }),
    },
    deliverWebhooksJob(shop),
    { name: 'forget old webhook events', everyMs: hourMs, run: () => forgetOldEvents(shop) },
    { name: 'sum the days that have passed', everyMs: 10 * minuteMs, run: () => rememberDays(shop) },
    { name: 'tell staff what waits', everyMs: 15_000, run: () => tellWaitingNotices(shop) },
    { name: 'remind of open invoices', everyMs: 10 * minuteMs, run: () => sendReminders(shop) },
    inOneProcess(shop, { name: 'tell staff the figures', everyMs: minuteMs, run: () => tellFigures(shop) }),
    { name: 'wipe secrets', everyMs: minuteMs, run: () => wipeSecretEmails(shop) },
    inOneProcess(shop, {
      name: 'verify the record of changes',
      everyMs: minuteMs,
      run: () => verifyChain(shop),
    }),
    inOneProcess(shop, { name: 'prove the numbers', everyMs: 5_000, run: () => proveNumbers(shop) }),
    { name: 'delete left uploads', everyMs: hourMs, run: () => deleteLeftUploads(shop.clock()) },
    { name: 'count redirects', everyMs: minuteMs, run: () => storeRedirectUses(shop) },
    { name: 'forget old imports', everyMs: hourMs, run: () => forgetOldImports(shop) },
    ...(shop.vatNumbers
      ? [{ name: 'look up VAT numbers', everyMs: 1_500, run: () => checkNextNumber(shop) }]
      : []),
    { name: 'end old confirmations', everyMs: hourMs, run: () => endOldConfirmations(shop) },
    { name: 'add up visits', everyMs: 5_000, run: () => addUpVisits(shop) },
    { name: 'forget old visits', everyMs: hourMs, run: () => forgetOldVisits(shop) },
    { name: 'forget what is over', everyMs: hourMs, run: () => deleteExpired(shop, signIns) },
    ...(shop.pictureStore
      ? [{ name: 'delete files in S3', everyMs: minuteMs, run: () => deleteLeftObjects(shop) }]
      : []),
    ...(dataElsewhere ? [] : [deleteUnusedPicturesJob(shop)]),
  ]
}

/** Makes the job that applies the sales when they start or end. */
export function salesJob(prices: PriceClock): Job {
  return {
    name: 'apply sales',
    everyMs: 5_000,
    run: () => prices.apply(),
    wokenBy: (wake) => prices.watch(wake),
  }
}

function deliverWebhooksJob(shop: Shop): Job {
  const deliveries = new WebhookDeliveries(shop)
  return {
    name: 'deliver webhooks',
    everyMs: 2_000,
    run: () => deliveries.run(),
    wokenBy: (wake) => onTopic(shop, 'webhooks', wake),
    stop: () => deliveries.stop(),
  }
}

function expireHoldsJob(shop: Shop): Job {
  const rounds = new Rounds()
  return { name: 'expire holds', everyMs: 5_000, run: () => expireHolds(shop, rounds) }
}

function deleteUnusedPicturesJob(shop: Shop): Job {
  let checkedUntil = ''
  return {
    name: 'forget unused pictures',
    everyMs: 10 * minuteMs,
    async run() {
      checkedUntil = await deleteUnusedPictures(shop, checkedUntil)
    },
  }
}

/** Calls back when any process may have created work: an email in the outbox, a stored file, or an event. */
function onTopic({ database }: Shop, topic: 'messages' | 'imports' | 'webhooks', wake: () => void): void {
  database.onChange((topics) => {
    if (topics === 'everything' || topics.includes(topic)) wake()
  })
}
