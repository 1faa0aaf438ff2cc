import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-shop-api.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { resultOf } from './pay-result.ts'
import {
  afterEvent,
  agreedNow,
  firstPayment,
  foundPaid,
  isOutOfDate,
  type PaymentEvent,
} from './payment-state.ts'
import { paymentTexts } from './texts.ts'

const order = sampleOrder()
const second = sampleOrder({ _id: 'o2', price: 12 })
const secret = 'pi_1_secret_2'

/** Returns the payment of Ada's order after events. */
function payment(...events: readonly PaymentEvent[]) {
  return from(firstPayment([order], undefined), ...events)
}

function from(first: ReturnType<typeof firstPayment>, ...events: readonly PaymentEvent[]) {
  return events.reduce(afterEvent, first)
}

const shown = { type: 'form shown' } as const
const opened = { type: 'opened', clientSecret: 'secret' } as const
const pressed = { type: 'pressed', step: 'checking' } as const
const confirming = { type: 'advanced', step: 'confirming' } as const
const paid = { type: 'paid', transactionId: 'pi_1', orders: [order] } as const
const unanswered = { type: 'noted', noted: { kind: 'unanswered' } } as const
const paying = { status: 'paying', clientSecret: 'secret' } as const
const refused = { type: 'refused', refusal: refusal('STOCK_GONE') } as const

function endedWith(error: object): PaymentEvent {
  const result = resultOf(undefined, error as Parameters<typeof resultOf>[1])
  if (result.kind === 'paid') throw new Error('An error pays nothing')
  return { type: 'ended', result }
}

describe('Opening', () => {
  test('shows the form first, which waits for the shop', () => {
    expect(payment(shown)).toMatchObject({ agreed: [order], stage: { status: 'open', clientSecret: null } })
  })

  test('ignores a press before the payment is open', () => {
    const before = payment(shown)
    expect(afterEvent(before, pressed)).toBe(before)
  })

  test('ends when the payment can be paid', () => {
    expect(payment(shown, opened).stage).toEqual({ status: 'open', clientSecret: 'secret' })
  })

  test('shows a refusal of the shop instead of the form', () => {
    expect(payment(shown, refused).stage).toEqual({ status: 'refused', refusal: refused.refusal })
  })

  test('can be repeated on request after a refusal', () => {
    const again = payment(shown, refused, { type: 'tried again' })
    expect(again).toMatchObject({ reopenings: 1, stage: { status: 'open', clientSecret: null } })
    expect(from(again, opened).stage).toEqual({ status: 'open', clientSecret: 'secret' })
  })

  test('needs another payment if the price changes, before Pay works again', () => {
    const changed = payment(shown, opened, { type: 'price changed' })
    expect(changed.stage).toEqual({ status: 'open', clientSecret: null })
    expect(from(changed, { type: 'opened', clientSecret: 'other' }, pressed).stage).toMatchObject({
      clientSecret: 'other',
    })
  })

  test('shows the form again if the price changes after a refusal', () => {
    expect(payment(shown, refused, { type: 'price changed' }).stage).toEqual({
      status: 'open',
      clientSecret: null,
    })
  })

  test('is refused if the session is lost, and happens again after signing in', () => {
    const lost = payment(shown, { type: 'refused', refusal: refusal('SESSION_ENDED') })
    expect(lost.stage).toMatchObject({ status: 'refused', refusal: { code: 'SESSION_ENDED' } })
    expect(from(lost, { type: 'tried again' }, opened, pressed).stage).toMatchObject({ status: 'paying' })
  })
})

describe('Paying', () => {
  test('begins with a press, and a second press changes nothing', () => {
    const before = payment(shown, opened, pressed)
    expect(before.stage).toEqual({ ...paying, step: 'checking' })
    expect(afterEvent(before, pressed)).toBe(before)
  })

  test('saves the address first, and charges nothing when that fails', () => {
    const saving = payment(shown, opened, { type: 'pressed', step: 'saving' })
    expect(saving.stage).toEqual({ ...paying, step: 'saving' })
    expect(from(saving, { type: 'not delivered', message: 'No.' }).stage).toEqual({
      status: 'open',
      clientSecret: 'secret',
      problem: { message: 'No.' },
    })
  })

  test('waits for the bank while the payment is confirmed, including its 3-D Secure page', () => {
    expect(payment(shown, opened, pressed, confirming).stage).toEqual({ ...paying, step: 'confirming' })
  })

  test.each([
    ['an incomplete card', { code: 'incomplete_number', message: 'Incomplete.' }, { field: 'number' }],
    ['a card that has expired', { code: 'expired_card', message: 'Expired.' }, { field: 'expiry' }],
    ['a decline', { code: 'card_declined', message: 'Declined.' }, { declined: true }],
    ['a failed 3-D Secure check', { code: 'payment_intent_authentication_failure', message: 'Failed.' }, {}],
  ])('ends with the provider’s sentence after %s, and can be tried again', (_, error, more) => {
    const after = payment(shown, opened, pressed, confirming, endedWith(error))
    expect(after.stage).toEqual({
      status: 'open',
      clientSecret: 'secret',
      problem: { message: error.message, ...more },
    })
    expect(from(after, pressed).stage).toEqual({ ...paying, step: 'checking' })
  })

  test('hides the error when another way to pay is chosen', () => {
    const declined = endedWith({ code: 'card_declined', message: 'Declined.' })
    expect(payment(shown, opened, pressed, declined, { type: 'way chosen' }).stage).toEqual({
      status: 'open',
      clientSecret: 'secret',
    })
  })

  test('waits while the provider is still deciding', () => {
    const ended = { type: 'ended', result: { kind: 'processing' } } as const
    expect(payment(shown, opened, pressed, ended).stage).toEqual({ status: 'processing' })
  })

  test('opens the payment again if it was closed elsewhere', () => {
    const after = payment(shown, opened, pressed, { type: 'ended', result: { kind: 'closed' } })
    expect(after).toMatchObject({ reopenings: 1, stage: { problem: { message: paymentTexts.notCompleted } } })
  })

  test('keeps its step if the price changes, and needs the new payment afterwards', () => {
    const changed = payment(shown, opened, pressed, { type: 'price changed' })
    expect(changed.stage).toEqual({ status: 'paying', clientSecret: null, step: 'checking' })
    expect(from(changed, endedWith({ message: 'No.' })).stage).toMatchObject({ clientSecret: null })
  })

  test('can be tried again if the browser restores the page that the payment left', () => {
    const left = payment(shown, opened, pressed, confirming)
    expect(from(left, { type: 'page restored' }).stage).toMatchObject({
      status: 'open',
      problem: { message: paymentTexts.notCompleted },
    })
    const open = payment(shown, opened)
    expect(afterEvent(open, { type: 'page restored' })).toBe(open)
  })

  test('opens the same payment again after a reload, and the next press finds the charge', () => {
    const reloaded = payment(shown, opened, pressed, paid)
    expect(reloaded.stage).toEqual({ status: 'paid', transactionId: 'pi_1', orders: [order] })
  })
})

describe('A charged payment', () => {
  test('is recorded at the shop', () => {
    const noted = { kind: 'noted', refunded: [] } as const
    expect(payment(shown, opened, pressed, paid, { type: 'noted', noted }).stage).toMatchObject({ noted })
  })

  test('can be recorded again on request if recording failed', () => {
    const failed = payment(shown, opened, pressed, paid, unanswered)
    expect(failed.stage).toMatchObject({ status: 'paid', noted: { kind: 'unanswered' } })
    expect(from(failed, { type: 'note again' }).stage).toEqual({
      status: 'paid',
      transactionId: 'pi_1',
      orders: [order],
    })
  })

  test('is not recorded again if the shop refused it', () => {
    const noted = { kind: 'refused', message: 'Refunded.' } as const
    const after = payment(shown, opened, pressed, paid, { type: 'noted', noted })
    expect(afterEvent(after, { type: 'note again' })).toBe(after)
  })

  test.each<PaymentEvent>([
    shown,
    opened,
    refused,
    pressed,
    { type: 'price changed' },
    { type: 'ended', result: { kind: 'processing' } },
    { type: 'found paid', transactionId: 'pi_2', orders: [order] },
  ])('stays paid after %j', (event) => {
    const before = payment(shown, opened, pressed, paid)
    expect(afterEvent(before, event)).toBe(before)
  })
})

describe('An order of another tab', () => {
  test('is named if it was paid or cancelled there, and the others wait for a press', () => {
    const both = firstPayment([order, second], undefined)
    const { toPay, lost } = agreedNow(both, [{ ...order, paid: true }, second])
    expect(toPay).toEqual([second])
    expect(lost).toEqual([{ order, reason: paymentTexts.paidElsewhere }])
    expect(agreedNow(both, [order]).lost).toEqual([{ order: second, reason: paymentTexts.cancelled }])
    const agreed = from(both, { type: 'agreed', orders: toPay })
    expect(agreedNow(agreed, [{ ...order, paid: true }, second]).lost).toEqual([])
  })

  test.each([
    ['ORDER_ALREADY_PAID', true],
    ['STOCK_GONE', false],
  ] as const)('with the refusal %s makes the page out of date: %s', (code, expected) => {
    expect(isOutOfDate(refusal(code))).toBe(expected)
  })

  test('needs no consent if it was already paid before', () => {
    expect(firstPayment([{ ...order, paid: true }, second], undefined).agreed).toEqual([second])
  })
})

describe('A payment that comes back from another page', () => {
  const back = firstPayment([order], secret)

  test('is fetched from the provider', () => {
    expect(back.stage).toEqual({ status: 'returned', clientSecret: secret })
  })

  test('counts as paid at once if its orders show it', () => {
    const orders = [{ ...order, paid: true, transactionId: 'pi_1' }]
    expect(firstPayment(orders, secret).stage).toEqual({
      status: 'paid',
      transactionId: 'pi_1',
      orders,
      found: true,
    })
    expect(foundPaid([order], secret)).toBeUndefined()
  })

  test('shows the form with the provider’s message if it did not pay, until the next press', () => {
    const result = { kind: 'refused', message: 'Declined.' } as const
    const form = from(back, { type: 'return ended', result }, shown)
    expect(form.stage).toEqual({ status: 'open', clientSecret: null, problem: { message: 'Declined.' } })
    expect(from(form, opened, pressed).stage).toEqual({ ...paying, step: 'checking' })
  })

  test('shows the form if its result is unknown', () => {
    expect(from(back, { type: 'return ended' }).stage).toEqual({ status: 'open', clientSecret: null })
  })

  test('is fetched again if it is still being decided when the person agrees to other orders', () => {
    const waiting = from(back, { type: 'return ended', result: { kind: 'processing' } })
    expect(waiting.stage).toEqual({ status: 'processing', returned: secret })
    expect(from(waiting, { type: 'agreed', orders: [second] }).stage).toEqual(back.stage)
  })
})
