import { type ForgetfulSignIns, forgetWhatIsOver } from '../operations/accounts/forget-what-is-over.ts'
import { forgetUnusedPictures } from '../operations/images/forget-unused-pictures.ts'
import { sendMessages } from '../operations/messages/send-messages.ts'
import { wipeSecrets } from '../operations/messages/wipe-secrets.ts'
import { expireHolds } from '../operations/orders/expire-holds.ts'
import { catchUpOnEvents } from '../operations/payments/catch-up-on-events.ts'
import { reconcilePayments } from '../operations/payments/reconcile-payments.ts'
import type { Shop } from '../operations/shop.ts'
import { hourMs, minuteMs } from '../platform/clock.ts'
import type { Job } from './repeat.ts'

interface JobOptions {
  /** True where {host} is another backend: what shows a picture is known there only. */
  readonly dataElsewhere?: boolean
}

/** What the shop does by itself. Every process may run them: each piece of work is done once all the same. */
export function shopJobs(
  shop: Shop,
  signIns: ForgetfulSignIns,
  { dataElsewhere = false }: JobOptions = {},
): readonly Job[] {
  return [
    { name: 'reconcile payments', everyMs: 10_000, run: () => reconcilePayments(shop) },
    { name: 'catch up on payment events', everyMs: minuteMs, run: () => catchUpOnEvents(shop) },
    { name: 'expire holds', everyMs: 5_000, run: () => expireHolds(shop) },
    {
      name: 'send messages',
      everyMs: 5_000,
      run: () => sendMessages(shop),
      ...(shop.mail && { wokenBy: (wake) => onMessage(shop, wake) }),
    },
    { name: 'wipe secrets', everyMs: minuteMs, run: () => wipeSecrets(shop) },
    { name: 'forget what is over', everyMs: hourMs, run: () => forgetWhatIsOver(shop, signIns) },
    ...(dataElsewhere ? [] : [forgettingPictures(shop)]),
  ]
}

function forgettingPictures(shop: Shop): Job {
  let lookedUntil = ''
  return {
    name: 'forget unused pictures',
    everyMs: 10 * minuteMs,
    async run() {
      lookedUntil = await forgetUnusedPictures(shop, lookedUntil)
    },
  }
}

/** Calls back when any process has put a message into the outbox, or may have. */
function onMessage({ database }: Shop, wake: () => void): void {
  database.onChange((topics) => {
    if (topics === 'everything' || topics.includes('messages')) wake()
  })
}
