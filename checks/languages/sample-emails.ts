import { inLanguage } from '../../contract/languages/said.ts'
import { accountDeletedEmail, profileResetEmail } from '../../server/operations/emails/account-emails.ts'
import {
  accountAlertEmail,
  cardTestingEmail,
  remainingPicturesEmail,
} from '../../server/operations/emails/admin-emails.ts'
import { answerEmail } from '../../server/operations/emails/answer-emails.ts'
import { correctedInvoiceEmail } from '../../server/operations/emails/corrected-invoice-email.ts'
import { creditGivenEmail, giftCardsEmail } from '../../server/operations/emails/credit-emails.ts'
import { disputeClosedEmail, disputeOpenedEmail } from '../../server/operations/emails/dispute-emails.ts'
import type { Email } from '../../server/operations/emails/email.ts'
import {
  withdrawalClosedEmail,
  withdrawalTakenBackEmail,
} from '../../server/operations/emails/ended-withdrawal-emails.ts'
import { figuresEmail } from '../../server/operations/emails/figures-email.ts'
import { withGuaranteeNotice } from '../../server/operations/emails/guarantee-notice.ts'
import { noticeEmailTexts } from '../../server/operations/emails/notice-email-texts.ts'
import {
  asExample,
  disabledWebhookEmail,
  failedMailEmail,
  lowStockEmail,
  noticeListEmail,
  requestEmail,
  saleEmail,
  setSaleEmail,
  unprintedPaperEmail,
  withChoice,
} from '../../server/operations/emails/notice-emails.ts'
import {
  offerAcceptedEmail,
  offerEmail,
  offerWithdrawnEmail,
} from '../../server/operations/emails/offer-emails.ts'
import {
  orderBookedEmail,
  orderCancelledEmail,
  paymentReceiptEmail,
} from '../../server/operations/emails/order-emails.ts'
import { withOrderLink } from '../../server/operations/emails/order-link.ts'
import { purchaseBookedEmail, setReceiptEmail } from '../../server/operations/emails/purchase-emails.ts'
import { readyEmail } from '../../server/operations/emails/ready-email.ts'
import {
  automaticRefundEmail,
  customerRefundEmail,
  failedRefundEmail,
  providerRefundEmail,
} from '../../server/operations/emails/refund-emails.ts'
import { requestCopyEmail } from '../../server/operations/emails/request-copy-email.ts'
import {
  backInStockEmail,
  restockAskedEmail,
  restockNotedEmail,
} from '../../server/operations/emails/restock-emails.ts'
import { reviewRepliedEmail } from '../../server/operations/emails/review-emails.ts'
import { correctedParcelEmail, orderSentEmail } from '../../server/operations/emails/sent-email.ts'
import { staffWithdrawalEmail, withdrawalEmail } from '../../server/operations/emails/withdrawal-emails.ts'
import { orderLinks } from '../../server/platform/order-links.ts'
import { pseudoLanguage } from './pseudo-language.ts'
import {
  at,
  freeDelivery,
  giftCards,
  held,
  mailing,
  order,
  other,
  paidByCredit,
  partByCredit,
  pickedUp,
  settings,
  taxed,
  withoutAddress,
  written,
} from './sample-orders.ts'
import { sampleReceivableEmails } from './sample-receivable-emails.ts'

const promising = { now: at, settings }
const payment = { transactionId: 'pi_1', paidAt: at }
const secret = { token: 'secret', expiresAt: at }
const parcel = { carrier: 'DHL', tracking: '123', sentAt: at }
const lines = [{ productName: written, quantity: 2, unitPriceCents: 1250 }]
const kinds = ['quote', 'contact'] as const
const listed = ['sales', 'requests', 'low-stock', 'failed-mail', 'papers', 'webhooks'] as const

const refunds = [order, { ...order, cardLast4: null }]
  .flatMap((each) => [[], [each], [each, each]])
  .flatMap((orders) => [
    { orders, cents: 1250, currency: 'eur' },
    { orders, cents: 1250, currency: 'usd', isPart: true, deliveryCents: 250 },
    { orders, cents: 1250, currency: 'usd', toCredit: true },
    { orders, cents: 1250, currency: 'usd', onAccount: 'frees-transfer' as const },
    { orders, cents: 1250, currency: 'usd', onAccount: 'lowers-open' as const },
  ])
const onAccount = { ...taxed, onAccountAt: at }
const manyOrders = Array.from({ length: 12 }, () => order)
const orderSets = [[], [order], manyOrders]
const ended = { withdrawnAt: at, reason: written }
const returns = { address: [written], shopName: written, refundDays: 14 }
const dispute = { amountCents: 1250, currency: 'usd', reason: 'ñ_ñ', answerBy: at }
const openDisputes = [dispute, { ...dispute, answerBy: undefined }]

type PaidLine = Parameters<typeof setReceiptEmail>[0]['orders'][number]

function setReceipts(orders: readonly PaidLine[], refused: readonly PaidLine[] = [order]) {
  return setReceiptEmail({ orders, refused, ...payment }, settings, mailing)
}

/** Emails in the generated language, in each of their forms, by the function that makes them. */
export const sampleEmails: Readonly<Record<string, () => readonly Email[]>> = {
  accountDeletedEmail: () => [true, false].map((byOwner) => accountDeletedEmail({ byOwner }, mailing)),
  profileResetEmail: () => [profileResetEmail(mailing)],
  accountAlertEmail: () =>
    (['unpaid-orders', 'declined-cards'] as const).map((kind) =>
      accountAlertEmail({ kind, count: 3 }, mailing),
    ),
  cardTestingEmail: () => [
    cardTestingEmail({ declines: 9, ofStrangers: 9, accounts: 2, addresses: 3 }, mailing),
  ],
  remainingPicturesEmail: () => [remainingPicturesEmail(['https://pictures.example/1.jpg'], mailing)],
  answerEmail: () =>
    kinds.flatMap((kind) =>
      [null, written].map((partName) => answerEmail({ kind, partName, createdAt: at }, written, mailing)),
    ),
  correctedInvoiceEmail: () => [
    correctedInvoiceEmail({ kind: 'invoice', name: 'INV-00042' }, mailing),
    correctedInvoiceEmail({ kind: 'credit-note', name: 'CN-00042' }, mailing),
  ],
  disputeOpenedEmail: () =>
    openDisputes.flatMap((each) => orderSets.map((orders) => disputeOpenedEmail(each, orders, mailing))),
  disabledWebhookEmail: () =>
    (['failing', 'gone'] as const).map((why) => disabledWebhookEmail({ host: written, why }, mailing)),
  disputeClosedEmail: () =>
    (['won', 'lost'] as const).map((status) => disputeClosedEmail({ ...dispute, status }, [order], mailing)),
  withdrawalClosedEmail: () => [withdrawalClosedEmail(order, ended, mailing)],
  withdrawalTakenBackEmail: () =>
    [order, { ...order, sentAt: at }].map((each) => withdrawalTakenBackEmail(each, ended, mailing)),
  figuresEmail: () =>
    [1, 12].map((count) =>
      figuresEmail(
        {
          date: '2026-11-26',
          takenCents: 124_000,
          paid: count,
          booked: count,
          refunds: count,
          givenBackCents: 2_400,
          toSend: count,
          low: count,
          owedCents: count * 100,
          overdueCents: count * 50,
        },
        mailing,
      ),
    ),
  withGuaranteeNotice: () => [withGuaranteeNotice(profileResetEmail(mailing), settings, mailing)],
  saleEmail: () => [saleEmail(order, mailing), saleEmail(onAccount, mailing)],
  setSaleEmail: () => [setSaleEmail([order, other], mailing), setSaleEmail([onAccount, onAccount], mailing)],
  requestEmail: () =>
    kinds.flatMap((kind) =>
      [undefined, written].map((partName) => requestEmail({ kind, partName }, mailing)),
    ),
  lowStockEmail: () => [
    lowStockEmail({ productId: 'p1', name: written, available: 4, minimumOrder: 2 }, mailing),
  ],
  failedMailEmail: () => [{ subject: written }, 3].map((failed) => failedMailEmail(failed, mailing)),
  unprintedPaperEmail: () => [unprintedPaperEmail(order, mailing)],
  noticeListEmail: () =>
    listed.map((kind) =>
      noticeListEmail(
        kind,
        Array.from({ length: 60 }, () => failedMailEmail(3, mailing)),
        mailing,
      ),
    ),
  withChoice: () => [withChoice(saleEmail(order, mailing), mailing)],
  asExample: () => {
    const { tool, part, failedSubject } = inLanguage(noticeEmailTexts, pseudoLanguage).examples
    return [
      saleEmail({ ...order, productName: tool }, mailing),
      requestEmail({ kind: 'quote', partName: part }, mailing),
      failedMailEmail({ subject: failedSubject }, mailing),
    ].map(asExample)
  },
  offerEmail: () =>
    kinds.map((kind) =>
      offerEmail(
        { kind, askedAt: at, note: written, validUntil: '2026-12-24', lines },
        secret.token,
        mailing,
      ),
    ),
  offerWithdrawnEmail: () => [offerWithdrawnEmail(written, mailing)],
  offerAcceptedEmail: () =>
    [undefined, written].map((customerReference) =>
      offerAcceptedEmail(
        lines.map((line) => ({ ...line, customerReference: customerReference ?? null })),
        at,
        mailing,
      ),
    ),
  orderBookedEmail: () =>
    [order, held, { ...held, ...taxed }, pickedUp, giftCards, { ...order, customerReference: written }].map(
      (each) => orderBookedEmail(each, promising, mailing),
    ),
  orderCancelledEmail: () =>
    [undefined, at].map((withdrawn) => orderCancelledEmail(order, mailing, withdrawn)),
  paymentReceiptEmail: () =>
    [order, taxed, freeDelivery, withoutAddress, pickedUp, giftCards, paidByCredit, partByCredit].map(
      (each) => paymentReceiptEmail(each, payment, settings, mailing),
    ),
  withOrderLink: () => [
    withOrderLink(
      { clock: () => at, orderLinks: orderLinks('a secret that tests sign links with') },
      mailing,
      saleEmail(order, mailing),
      { kind: 'order', id: 'o1' },
    ),
  ],
  purchaseBookedEmail: () =>
    ([[order], [held, taxed], [pickedUp, pickedUp], [giftCards], [order, giftCards]] as const).map((orders) =>
      purchaseBookedEmail({ id: 'u1', number: 7 }, orders, promising, mailing),
    ),
  setReceiptEmail: () => [
    setReceipts([order]),
    setReceipts([order, other], []),
    setReceipts([taxed, freeDelivery, withoutAddress]),
    setReceipts([withoutAddress, withoutAddress]),
    setReceipts([
      { ...taxed, cardLast4: null },
      { ...other, deliveryAddress: 'Ñ 5' },
    ]),
    setReceipts([pickedUp, pickedUp]),
    setReceipts([partByCredit, giftCards]),
    setReceipts([giftCards, paidByCredit]),
  ],
  readyEmail: () =>
    [[order], [order, other]].map((orders) =>
      readyEmail({ orders, code: '123456', pickup: settings.pickup }, mailing),
    ),
  customerRefundEmail: () =>
    refunds.flatMap((refund) =>
      [undefined, written].map((reason) => customerRefundEmail({ ...refund, reason }, mailing)),
    ),
  automaticRefundEmail: () => refunds.map((refund) => automaticRefundEmail(refund, mailing)),
  providerRefundEmail: () => refunds.map((refund) => providerRefundEmail(refund, mailing)),
  failedRefundEmail: () =>
    refunds.flatMap((refund) => [
      failedRefundEmail({ ...refund, failure: written, automatic: true }, mailing),
      failedRefundEmail({ ...refund, failure: null, automatic: false }, mailing),
    ]),
  requestCopyEmail: () =>
    kinds.flatMap((kind) =>
      [written, 'www.ñ'].map((message) => requestCopyEmail({ kind, message }, settings.company, mailing)),
    ),
  restockAskedEmail: () => [restockAskedEmail({ productName: written, ...secret }, mailing)],
  restockNotedEmail: () => [restockNotedEmail({ productName: written, ...secret }, mailing)],
  backInStockEmail: () => [backInStockEmail({ productId: 'p1', productName: written }, mailing)],
  reviewRepliedEmail: () => [null, 'p1'].map((productId) => reviewRepliedEmail(productId, mailing)),
  orderSentEmail: () =>
    [[order], [order, other], [{ ...order, customerReference: written }]].flatMap((orders) =>
      [at - 1, at + 1].flatMap((sentAt) =>
        [[parcel], [parcel, parcel]].map((parcels) =>
          orderSentEmail(
            { orders: orders.map((each) => ({ ...each, sentAt })), parcels },
            promising,
            mailing,
          ),
        ),
      ),
    ),
  correctedParcelEmail: () =>
    [[order], [order, other]].map((orders) => correctedParcelEmail({ orders, parcels: [parcel] }, mailing)),
  creditGivenEmail: () =>
    [1250, -1250].map((amountCents) =>
      creditGivenEmail({ amountCents, note: written, balanceCents: 1250 }, mailing),
    ),
  ...sampleReceivableEmails,
  giftCardsEmail: () =>
    [1, 2].flatMap((count) =>
      [false, true].map((isAgain) => {
        const cards = Array.from({ length: count }, (_, index) => ({ piece: index + 1, code: 'Ñ-1' }))
        return giftCardsEmail({ orderNumber: 1042, amountCents: 2500, cards, isAgain }, mailing)
      }),
    ),
  withdrawalEmail: () =>
    [null, at].flatMap((sentAt) =>
      ['4242', null].map((cardLast4) =>
        withdrawalEmail([{ ...order, sentAt, cardLast4 }], at, returns, mailing),
      ),
    ),
  staffWithdrawalEmail: () =>
    ([[order], [order, other]] as const).map((orders) => staffWithdrawalEmail(orders, at, mailing)),
}
