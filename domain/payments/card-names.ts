/**
 * The names of card brands, networks and wallets in their owners' spelling, by the card provider's codes: `brand` and
 * `display_brand` of a payment method, and the type of a wallet (https://docs.stripe.com/api/payment_methods/object).
 */
const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  american_express: 'American Express',
  amex_express_checkout: 'American Express Checkout',
  apple_pay: 'Apple Pay',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos Australia',
  eftpos_australia: 'eftpos Australia',
  google_pay: 'Google Pay',
  interac: 'Interac',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  masterpass: 'Masterpass',
  other: 'Card',
  samsung_pay: 'Samsung Pay',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
  unknown: 'Card',
  visa: 'Visa',
  visa_checkout: 'Visa Checkout',
}

/**
 * Returns the displayed name of a card brand or wallet, for pages, orders, emails, invoices and the dashboard. An
 * unknown code becomes words: `New Brand` for `new_brand`.
 */
export function cardName(code: string): string {
  const known = Object.hasOwn(names, code.toLowerCase()) ? names[code.toLowerCase()] : undefined
  return (
    known ??
    code
      .split(/[_\s]+/)
      .map(withCapital)
      .join(' ')
      .trim()
  )
}

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
