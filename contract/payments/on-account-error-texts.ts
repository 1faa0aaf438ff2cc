/** The sentences of the refusals of paying by invoice. */
export const onAccountErrorTexts = {
  NO_TERMS: 'Your account cannot pay by invoice. Pay by card, or ask us to pay by invoice.',
  ORDER_NOT_OF_COMPANY:
    'This order was not booked for your company, so it has no invoice to pay later. Pay it by card, or cancel it and book it again.',
  TERMS_LIMIT: 'This order is above what your company may owe. Pay it by card, or pay an invoice first.',
  TERMS_OVERDUE: 'An invoice of your company is overdue. Pay it first, or pay this order by card.',
  TERMS_CARD_DISPUTED:
    'A card payment of your account is disputed. Answer our email about it first, or pay this order by card.',
  TERMS_ADDRESS: 'This order has no delivery address. Enter one, then order by invoice.',
  GIFT_CARD_ON_ACCOUNT: 'Gift cards are paid at once. Pay them by card, and order the rest by invoice.',
  ON_ACCOUNT_ALREADY: 'This order is on an invoice already. There is nothing more to order.',
  ON_ACCOUNT_PARTLY_PAID:
    'A part of this invoice is paid or credited already, so a card cannot pay the order. Transfer what is open.',
  ON_ACCOUNT_APART:
    'Orders on different invoices, or on none, are paid apart. Choose only the orders of one invoice.',
  BUYERS_APART:
    'These orders are for different buyers, and each buyer gets an own invoice. Pay the orders of the company and your own ones apart.',
}
