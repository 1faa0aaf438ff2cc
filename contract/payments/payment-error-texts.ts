/** The sentences of the refusals of card payments and refunds. */
export const paymentErrorTexts = {
  NOTHING_TO_REFUND: 'This order is not paid, or it is already refunded in full. Reload the order.',
  REFUND_ABOVE_LEFT: 'That is more than can still be refunded. Lower the amount.',
  RESTOCK_NOT_POSSIBLE:
    'This order was marked as sent, so its pieces are not in stock. Restock them when they come back.',
  REFUND_REFUSED: 'The card provider refused this refund. Check the payment in its dashboard.',
  OWED_REFUND_NOT_FOUND: 'This refund is no longer owed. Reload the to-do list.',
  PRICE_MATCHES_NO_ORDER: 'You have no unpaid order with this price. Open the order and pay from there.',
  PRICE_DIFFERS: 'The price of this order is different. Reload the order and check its total before you pay.',
  TAX_CHANGED:
    'The VAT number of your company does not count any more, so this order has its usual tax again. Reload the order and check its total before you pay.',
  PAYMENT_NOT_FOUND: 'The card provider has no such payment for this order. Open the order and pay again.',
  PAYMENT_NOT_COMPLETED:
    'The card provider has not completed this payment. Finish it, or pay with another card.',
  PAYMENT_OF_ANOTHER_ORDER:
    'This payment belongs to another order or another amount. Open the order and pay from there.',
  PAYMENT_IN_PROGRESS:
    'The card provider is processing a payment for this order. Wait a minute, then check the order again.',
  PAYMENTS_PAUSED:
    'Too many cards were declined. Your order stays. Ask your bank about the card, and pay again in an hour.',
  PAYMENT_REFUNDED: 'Your payment came after the pieces were sold, so it is refunded in full.',
  PROVIDER_UNAVAILABLE: 'The card provider is not responding. Nothing was charged. Try again in a minute.',
  E_INVOICE_LACKS:
    'This paper gives no e-invoice, because something is missing. Use the PDF, or complete Settings under E-invoices.',
  BATCH_NOT_SET_UP:
    'The file needs the number of your accountant and your number there. Enter both in Settings under Accounting.',
  BATCH_CURRENCY:
    'DATEV books in euros, and this shop sells in another currency. Export the invoices as CSV.',
  BATCH_PERIOD: 'Choose days of one business year, the first one first.',
  BATCH_TOO_LONG: 'A file has at most 99,999 postings. Choose fewer days.',
}
