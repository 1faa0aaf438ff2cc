import { nameOfCard, testCardWithNumber, testCardWithToken } from '../cards.ts'
import { cardRefused, invalidRequest, noSuch } from '../errors.ts'
import type { FormObject } from '../form-body.ts'
import { newPaymentMethodId } from '../ids.ts'
import {
  type BillingDetails,
  noBillingDetails,
  type PaymentMethodRecord,
  paymentMethodShape,
} from '../objects/payment-method.ts'
import { readAddress } from '../objects/shipping.ts'
import { allowOnly, choice, metadata, missing, nested, text } from '../parameters.ts'
import type { TestCard } from '../test-cards/test-card.ts'
import type { Operation, Sandbox } from './call.ts'
import { listParameters, listRecords } from './lists.ts'

/**
 * POST /v1/payment_methods: stores a test card's brand, last four digits and expiry, or the test bank. Refuses every
 * other card.
 */
const create: Operation = {
  method: 'POST',
  url: '/payment_methods',
  access: 'open',
  shows: 'payment_method',
  async answer(sandbox, { form, idempotencyKey }) {
    allowOnly(form, ['billing_details', 'card', 'expand', 'metadata', 'type'])
    const type = choice(form, 'type', ['card', 'pay_by_bank'])
    if (type === undefined) throw missing('type')
    const seed = idempotencyKey === undefined ? undefined : `method ${idempotencyKey}`
    const common = {
      version: 0,
      id: newPaymentMethodId(seed),
      createdAt: sandbox.now(),
      billing: readBilling(nested(form, 'billing_details')),
      metadata: metadata(form),
    }
    if (type === 'pay_by_bank') {
      const bank: PaymentMethodRecord = { ...common, bank: true }
      await sandbox.paymentMethods.insert(bank.id, bank)
      return paymentMethodShape(bank)
    }
    const card = nested(form, 'card')
    const expiry = readExpiry(card, sandbox.now())
    const testCard = readNumber(card)
    requireSecurityCode(card, testCard)
    const record: PaymentMethodRecord = { ...common, ...storedPartOf(testCard), ...expiry }
    await sandbox.paymentMethods.insert(record.id, record)
    return paymentMethodShape(record)
  },
}

/** GET /v1/payment_methods/:id. */
const retrieve: Operation = {
  method: 'GET',
  url: '/payment_methods/:id',
  access: 'secret',
  shows: 'payment_method',
  async answer(sandbox, { form, id }) {
    allowOnly(form, ['expand'])
    const record = await sandbox.paymentMethods.get(id)
    if (record === undefined) throw noSuch('PaymentMethod', id, 'payment_method')
    return paymentMethodShape(record)
  },
}

/**
 * GET /v1/payment_methods: every stored card. At Stripe, cards belong to customers, which the sandbox does not have.
 */
const list: Operation = {
  method: 'GET',
  url: '/payment_methods',
  access: 'secret',
  shows: 'payment_method[]',
  async answer(sandbox, { form }) {
    allowOnly(form, ['type', ...listParameters])
    choice(form, 'type', ['card'])
    const listed = { name: 'PaymentMethod', url: '/v1/payment_methods', shape: paymentMethodShape }
    return listRecords(sandbox.paymentMethods, form, listed)
  },
}

export const paymentMethodOperations: readonly Operation[] = [create, retrieve, list]

/** Returns the card to charge, by the id of a stored payment method or a test token such as `pm_card_visa`. */
export async function paymentMethodFor(sandbox: Sandbox, id: string): Promise<PaymentMethodRecord> {
  const testCard = testCardWithToken(id)
  if (testCard === undefined) {
    const stored = await sandbox.paymentMethods.get(id)
    if (stored !== undefined) return stored
    throw noSuch('PaymentMethod', id, 'payment_method')
  }
  const createdAt = sandbox.now()
  const record: PaymentMethodRecord = {
    ...storedPartOf(testCard),
    version: 0,
    id: newPaymentMethodId(),
    createdAt,
    expMonth: 12,
    expYear: new Date(createdAt).getUTCFullYear() + 1,
    billing: noBillingDetails,
    metadata: {},
  }
  await sandbox.paymentMethods.insert(record.id, record)
  return record
}

function storedPartOf(card: TestCard) {
  const { brand, funding, number } = card
  return { brand, funding, last4: number.slice(-4), testCard: nameOfCard(card) }
}

function readNumber(card: FormObject): TestCard {
  const number = text(card, 'number')?.replaceAll(/[ -]/g, '')
  if (number === undefined) throw missing('card[number]')
  const testCard = testCardWithNumber(number)
  if (testCard !== undefined) return testCard
  throw cardRefused(
    'card_declined',
    'This is a test shop: only test cards work here, and nothing was charged. Try 4242 4242 4242 4242.',
    { decline_code: 'test_mode_live_card', param: 'number' },
  )
}

/** Returns month and four-digit year; a card is valid until the end of its month. */
function readExpiry(card: FormObject, now: number): { expMonth: number; expYear: number } {
  const expMonth = Number(text(card, 'exp_month'))
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw cardRefused('invalid_expiry_month', "Your card's expiration month is invalid.", {
      param: 'exp_month',
    })
  }
  const year = Number(text(card, 'exp_year'))
  const expYear = year < 100 ? 2000 + year : year
  const today = new Date(now)
  const monthsLeft = (expYear - today.getUTCFullYear()) * 12 + expMonth - 1 - today.getUTCMonth()
  if (Number.isInteger(expYear) && monthsLeft >= 0 && monthsLeft < 50 * 12) return { expMonth, expYear }
  throw cardRefused('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' })
}

function requireSecurityCode(card: FormObject, { brand }: TestCard): void {
  const cvc = text(card, 'cvc')
  const digits = brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (cvc === undefined || digits.test(cvc)) return
  throw cardRefused('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' })
}

function readBilling(form: FormObject): BillingDetails {
  const email = text(form, 'email') ?? null
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'billing_details[email]',
    })
  }
  return {
    name: text(form, 'name') ?? null,
    email,
    phone: text(form, 'phone') ?? null,
    address: readAddress(form),
  }
}
