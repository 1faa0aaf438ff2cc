import { done } from '../../../domain/outcome.ts'
import {
  type ClaimedMessage,
  claimMessage,
  countSentTo,
  giveUpExpired,
  giveUpMessage,
  listDueMessages,
  markMessageSent,
  postponeMessage,
  wipeExpiredSecrets,
} from '../../data/queries/emails/outbox.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { type Mail, MailFailure } from '../../providers/mail/mail.ts'
import type { Shop } from '../shop.ts'

/** Longer than handing over a message may take, so that no other process takes one up meanwhile. */
const leaseMs = 5 * minuteMs
const longestWaitMs = 4 * hourMs
const atOnce = 20
/** How many messages are given up in one transaction. */
const givenUpAtOnce = 500
/**
 * Anybody may sign up with somebody else's address: the shop is no way to fill that person's mailbox. Links are limited
 * where they are asked for, and nobody else's messages keep them waiting.
 */
const mostAnHour = 30
const tooMany = `This address has received ${mostAnHour} messages within an hour. Further messages wait.`
const neverTried = 'Mail could not be sent before this message expired.'

/**
 * Sends what waits in the outbox and is still of use, one message after the other, each by one process alone. When the
 * server has taken a message and this process dies before that is noted, the message is sent again when its lease ends,
 * with the same Message-ID: no protocol can rule that out, and a message too many is better than one too few.
 *
 * @throws MailFailure when the server cannot be used: the round is over, and the next one begins with another message.
 */
export async function sendEmails(shop: Shop): Promise<void> {
  const { mail } = shop
  if (!mail) return
  await giveUpUseless(shop, mail)
  for (;;) {
    const due = await listDueMessages(shop.database.read, shop.clock(), atOnce)
    if (due.length === 0) return
    for (const id of due) {
      if (mail.closed) return
      await sendOne(shop, mail, id)
    }
  }
}

/** What has lain there for years without mail is not looked at one by one while fresh messages wait behind it. */
async function giveUpUseless({ database, clock }: Shop, mail: Mail): Promise<void> {
  for (let more = true; more && !mail.closed; ) {
    const given = await database.write(async (transaction) =>
      done(await giveUpExpired(transaction, neverTried, { now: clock(), limit: givenUpAtOnce })),
    )
    more = given.ok && given.value === givenUpAtOnce
  }
}

async function sendOne(shop: Shop, mail: Mail, id: string): Promise<void> {
  const message = await claim(shop, id)
  if (!message) return
  if (message.giveUpAt <= shop.clock()) {
    return giveUp(shop, message, message.lastError ?? neverTried)
  }
  if (message.secret === 0 && (await hasHadEnough(shop, message))) {
    return noteFailure(shop, message, new MailFailure('later', tooMany))
  }
  try {
    await mail.send({ ...message, text: message.body })
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    await noteFailure(shop, message, error)
    if (error.kind === 'unavailable') throw error
    return
  }
  await shop.database.write(async (transaction) => {
    await markMessageSent(transaction, id, shop.clock())
    return done(null)
  })
}

async function hasHadEnough({ database, clock }: Shop, { recipient }: ClaimedMessage): Promise<boolean> {
  return (await countSentTo(database.read, recipient, clock() - hourMs)) >= mostAnHour
}

async function claim(shop: Shop, id: string): Promise<ClaimedMessage | undefined> {
  const claimed = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    return done(await claimMessage(transaction, id, now, now + leaseMs))
  })
  return claimed.ok ? claimed.value : undefined
}

/** It is tried again a minute later, then after twice as long each time, until it is of no use. */
async function noteFailure(shop: Shop, message: ClaimedMessage, { kind, message: error }: MailFailure) {
  if (kind === 'refused') return giveUp(shop, message, error)
  const wait = Math.min(minuteMs * 2 ** (message.attempts - 1), longestWaitMs)
  await shop.database.write(async (transaction) => {
    const nextAttemptAt = Math.min(shop.clock() + wait, message.giveUpAt)
    await postponeMessage(transaction, message, { error, nextAttemptAt })
    return done(null)
  })
}

async function giveUp(shop: Shop, message: ClaimedMessage, error: string): Promise<void> {
  await shop.database.write(async (transaction) => {
    await giveUpMessage(transaction, message, error, shop.clock())
    return done(null)
  })
}

/** Wipes from the outbox what was for one reader alone and is of no use any more, sent or not. */
export async function wipeSecretEmails(shop: Shop): Promise<void> {
  await shop.database.write(async (transaction) => {
    await wipeExpiredSecrets(transaction, shop.clock())
    return done(null)
  })
}
