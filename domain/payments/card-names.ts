import { said } from '../../contract/languages/said.ts'
import { cardTexts } from './card-texts.ts'

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
  samsung_pay: 'Samsung Pay',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
  visa: 'Visa',
  visa_checkout: 'Visa Checkout',
}

/**
 * Returns the displayed name of a card brand or wallet, for pages, orders, emails, invoices and the dashboard. An
 * unknown code becomes words: `New Brand` for `new_brand`.
 *
 * @param texts in the language of a paper; by default in that of the page or the request.
 */
export function cardName(code: string, { card } = said(cardTexts)): string {
  if (/^(?:other|unknown)$/i.test(code)) return card
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
