import { type TestCard, visa } from './test-card.ts'

const mastercard = { brand: 'mastercard', funding: 'credit', country: 'US' } as const
const discover = { brand: 'discover', funding: 'credit', country: 'US' } as const
const diners = { brand: 'diners', funding: 'credit', country: 'US' } as const
const amex = { brand: 'amex', funding: 'credit', country: 'US' } as const
// Cards of foreign banks: "Cards by brand" warns of cross-border fees for these two.
const jcb = { brand: 'jcb', funding: 'credit', country: 'JP' } as const
const unionpay = { brand: 'unionpay', funding: 'credit', country: 'CN' } as const

/** Cards whose payments succeed, by brand (https://docs.stripe.com/testing#cards). */
export const cardsByBrand: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', token: 'pm_card_visa', otherTokens: ['pm_card_us'] },
  { ...visa, funding: 'debit', number: '4000056655665556', token: 'pm_card_visa_debit' },
  { ...mastercard, number: '5555555555554444', token: 'pm_card_mastercard' },
  { ...mastercard, number: '2223003122003222' },
  { ...mastercard, funding: 'debit', number: '5200828282828210', token: 'pm_card_mastercard_debit' },
  { ...mastercard, funding: 'prepaid', number: '5105105105105100', token: 'pm_card_mastercard_prepaid' },
  {
    ...amex,
    number: '378282246310005',
    token: 'pm_card_amex',
    otherTokens: ['pm_card_amex_threeDSecureNotSupported'],
  },
  { ...amex, number: '371449635398431' },
  { ...discover, number: '6011111111111117', token: 'pm_card_discover' },
  { ...discover, number: '6011000990139424' },
  { ...discover, funding: 'debit', number: '6011981111111113' },
  { ...diners, number: '3056930009020004', token: 'pm_card_diners' },
  { ...diners, number: '36227206271667' },
  // BCcard and DinaCard, which use Discover's network.
  { ...discover, number: '6555900000604105' },
  { ...jcb, number: '3566002020360505', token: 'pm_card_jcb' },
  { ...unionpay, number: '6200000000000005', token: 'pm_card_unionpay' },
  { ...unionpay, funding: 'debit', number: '6200000000000047' },
  { ...unionpay, number: '6205500000000000004' },
]

const cartesBancaires = { country: 'FR', secondNetwork: 'cartes_bancaires' } as const
const eftpos = { country: 'AU', funding: 'debit', secondNetwork: 'eftpos_au' } as const

/** Co-branded cards; Stripe's API names them by Visa or Mastercard. */
export const coBrandedCards: readonly TestCard[] = [
  { ...visa, ...cartesBancaires, number: '4000002500001001', token: 'pm_card_visa_cartesBancaires' },
  {
    ...mastercard,
    ...cartesBancaires,
    number: '5555552500001001',
    token: 'pm_card_mastercard_cartesBancaires',
  },
  { ...visa, ...eftpos, number: '4000050360000001', token: 'pm_card_visa_debit_eftposAuCoBranded' },
  {
    ...mastercard,
    ...eftpos,
    number: '5555050360000080',
    token: 'pm_card_mastercard_debit_eftposAuCoBranded',
  },
]

/**
 * Cards whose payment succeeds, while the provider's checks of address or risk, or its balance, differ
 * (https://docs.stripe.com/testing#fraud-prevention). The sandbox has none of these. The older numbers by brand follow,
 * which the provider still accepts.
 */
export const cardsOfChecks: readonly TestCard[] = [
  { ...visa, number: '4000000000009235', token: 'pm_card_riskLevelElevated' },
  { ...visa, number: '4000000000000010', token: 'pm_card_avsFail' },
  { ...visa, number: '4000000000000028', token: 'pm_card_avsLine1Fail' },
  { ...visa, number: '4000000000000036', token: 'pm_card_avsZipFail' },
  { ...visa, number: '4000000000000044', token: 'pm_card_avsUnchecked' },
  { ...visa, number: '4000000000000077', token: 'pm_card_bypassPending' },
  { ...visa, number: '4000000000000093', token: 'pm_card_domesticPricing' },
  { ...visa, number: '4000003720000278', token: 'pm_card_bypassPendingInternational', country: 'IE' },
  { ...visa, number: '4012888888881881' },
  { ...diners, number: '30569309025904' },
  { ...diners, number: '38520000023237' },
]
