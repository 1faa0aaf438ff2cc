import type { NoticeKind } from '../../../contract/desk/notifications.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { noticesFor } from '../../../domain/shop/notice-kinds.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { newId } from '../../platform/ids.ts'
import { accountAlertEmail } from '../emails/admin-emails.ts'
import { disputeOpenedEmail } from '../emails/dispute-emails.ts'
import type { Email } from '../emails/email.ts'
import { figuresEmail } from '../emails/figures-email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { noticeEmailTexts } from '../emails/notice-email-texts.ts'
import {
  asExample,
  disabledWebhookEmail,
  failedMailEmail,
  lowStockEmail,
  requestEmail,
  saleEmail,
  unprintedPaperEmail,
  withChoice,
} from '../emails/notice-emails.ts'
import { staffWithdrawalEmail } from '../emails/withdrawal-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'
import { staffEvent } from './tell-staff.ts'

/** Sends the caller an example of a notice with invented figures; its subject says so. */
export async function sendExample(shop: Shop, caller: Caller, kind: NoticeKind): Promise<Outcome<boolean>> {
  if (!noticesFor(caller.role).includes(kind)) return refused('NOTICE_NOT_FOR_ROLE')
  const timeZone = await shopTimeZone(shop)
  return shop.database.write(async (transaction) => {
    const currency = await shopCurrency(shop, transaction.db)
    const yesterday = addDays(dateIn(timeZone, shop.clock()), -1)
    const language = caller.language ?? (await findLanguageOf(transaction.db, caller.email))
    const mailing = mailingIn(shop, language)
    const email = exampleOf(kind, { now: shop.clock(), currency, yesterday, shop: mailing })
    await writeEmail(shop, transaction, withChoice(asExample(email), mailing), {
      event: staffEvent('example', newId()),
      recipient: caller.email,
    })
    return done(true)
  })
}

interface Surroundings {
  readonly now: number
  readonly currency: string
  readonly yesterday: string
  readonly shop: MailingShop
}

function exampleOf(kind: NoticeKind, { now, currency, yesterday, shop }: Surroundings): Email {
  const { examples: words } = inLanguage(noticeEmailTexts, shop.language)
  const { tool } = words
  const order = { id: 'example', number: 1042, productName: tool, quantity: 2, priceCents: 24_000 }
  const low = { productId: 'example', name: tool, available: 12, minimumOrder: 5 }
  const dispute = { amountCents: 24_000, currency, reason: 'product_not_received', answerBy: undefined }
  const sums = { takenCents: 124_000, paid: 12, booked: 15, refunds: 1, givenBackCents: 2_400 }
  const day = { date: yesterday, ...sums, toSend: 4, low: 2, owedCents: 0, overdueCents: 0 }
  const examples: Readonly<Record<NoticeKind, () => Email>> = {
    sales: () => saleEmail(order, shop),
    requests: () => requestEmail({ kind: 'quote', partName: words.part }, shop),
    'low-stock': () => lowStockEmail(low, shop),
    disputes: () => disputeOpenedEmail(dispute, [order], shop),
    withdrawals: () =>
      staffWithdrawalEmail([{ ...order, givenBackCents: 0, sentAt: null, cardLast4: null }], now, shop),
    alerts: () => accountAlertEmail({ kind: 'declined-cards', count: 12 }, shop),
    'failed-mail': () => failedMailEmail({ subject: words.failedSubject }, shop),
    papers: () => unprintedPaperEmail(order, shop),
    webhooks: () => disabledWebhookEmail({ host: 'printer.example', why: 'failing' }, shop),
    figures: () => figuresEmail(day, shop),
  }
  return examples[kind]()
}
