const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** How a card's maker is written, by the card provider's name for it. */
export function cardName(brand: string): string {
  return names[brand] ?? brand
}
