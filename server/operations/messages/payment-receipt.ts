import { orderAddress } from './addresses.ts'
import type { Letter } from './letter.ts'
import { dollars, instantText, whatWasOrdered } from './words.ts'

interface Paid {
  readonly id: string
  readonly toolName: string
  readonly quantity: number
  readonly priceCents: number
  readonly userName: string
  readonly customerEmail: string
}

/** To the customer: the receipt, and where it can be printed. */
export function paymentReceipt(
  order: Paid,
  transactionId: string,
  paidAt: number,
  publicUrl: string,
): Letter {
  const paid = dollars(order.priceCents)
  return {
    subject: `Receipt: ${paid} for ${whatWasOrdered(order)}`,
    paragraphs: [
      'Thank you. Your payment has arrived, and your order is paid.',
      'We pack it now and send it to the address in your profile.',
    ],
    facts: [
      ['Order', order.id],
      ['Customer', [order.userName, order.customerEmail].filter(Boolean).join(', ')],
      ['Tool', order.toolName],
      ['Quantity', String(order.quantity)],
      // A whole number of cents: it was multiplied when the tool was booked.
      ['Price of one', dollars(order.priceCents / order.quantity)],
      ['Paid', `${paid}, tax and delivery included`],
      ['Paid on', instantText(paidAt)],
      ['Transaction', transactionId],
    ],
    link: { text: 'See the receipt and print it', address: orderAddress(publicUrl, order.id) },
  }
}
