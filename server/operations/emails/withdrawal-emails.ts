import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { Email } from './email.ts'
import { type Formats, isToCard, type MailingShop, orderSummary } from './formats.ts'
import { contactAddress, manageOrderAddress, withdrawnOrdersAddress } from './page-links.ts'
import { withdrawalEmailTexts } from './withdrawal-email-texts.ts'

/** The data of an order in an email about its withdrawal. */
export interface Withdrawn {
  readonly id: string
  readonly number: number
  readonly productName: string
  readonly quantity: number
  readonly priceCents: number
  readonly givenBackCents: number
  readonly sentAt: number | null
  readonly cardLast4: string | null
}

interface Returns {
  /** The lines of the shop's postal address. */
  readonly address: readonly string[]
  readonly shopName: string
  /** Days between the return and the refund. */
  readonly refundDays: number
}

function linesOf(orders: readonly Withdrawn[], formats: Formats): readonly (readonly [string, string])[] {
  return orders.map(
    (order) =>
      [
        formatOrderNumber(order.number),
        `${orderSummary(order)}, ${formats.amount(order.priceCents - order.givenBackCents)}`,
      ] as const,
  )
}

/** Confirms a withdrawal to the customer, with the time to the second and instructions for returning a delivery. */
export function withdrawalEmail(
  orders: readonly Withdrawn[],
  at: number,
  { address, shopName, refundDays }: Returns,
  shop: MailingShop,
): Email {
  const { language, settings } = shop
  const { formats } = settings
  const { received: texts, withdrawn } = inLanguage(withdrawalEmailTexts, language)
  const sent = orders.some(({ sentAt }) => sentAt !== null)
  const returnTo = [shopName, ...address].filter(Boolean).join(', ')
  return {
    language,
    subject: texts.subject,
    paragraphs: [
      texts.what(formats.second(at)),
      sent
        ? texts.returnAndRefund(returnTo, isToCard(orders), refundDays)
        : texts.refund(isToCard(orders), refundDays),
    ],
    facts: [...linesOf(orders, formats), [withdrawn, formats.second(at)]],
    closing: [texts.keep(contactAddress(shop))],
  }
}

/** Tells staff about a withdrawal, without the customer's data, which the dashboard shows. */
export function staffWithdrawalEmail(
  orders: readonly [Withdrawn, ...Withdrawn[]],
  at: number,
  shop: MailingShop,
): Email {
  const { language, settings } = shop
  const { formats } = settings
  const { staff: texts, withdrawn } = inLanguage(withdrawalEmailTexts, language)
  const [order] = orders
  const isOne = orders.length === 1
  return {
    language,
    subject: isOne ? texts.subject(orderSummary(order)) : texts.subjectOfSeveral(orders.length),
    paragraphs: [texts.what, texts.refund],
    facts: [...linesOf(orders, formats), [withdrawn, formats.second(at)]],
    link: isOne
      ? { text: texts.seeAndRefund, address: manageOrderAddress(shop, order.id) }
      : { text: texts.seeOrders, address: withdrawnOrdersAddress(shop) },
  }
}
