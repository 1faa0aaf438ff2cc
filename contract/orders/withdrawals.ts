import * as z from 'zod/mini'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { fieldTexts } from '../field-texts.ts'
import { email, id, requiredText, updated, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'

/** The rules of the form. */
export const withdrawalForm = {
  number: {
    get required() {
      return said(orderFieldTexts).orderOrPurchaseNumber
    },
  },
} as const

/** Whether an order permits a withdrawal: `open`, or the reason why not. */
export const withdrawalStates = ['open', 'withdrawn', 'refunded', 'cancelled', 'late'] as const

const claimed = {
  /** The displayed number of an order or a purchase. */
  number: requiredText(40, () => withdrawalForm.number.required),
  /** The email of the booking. */
  email,
}

const withdrawableOrder = z.object({
  number: z.string(),
  tool: z.string(),
  /** The language of `tool`; missing if it is that of the request. */
  lang: wordLanguages.lang,
  quantity: wireInteger,
  price: wireAmount,
  paid: z.boolean(),
  state: z.enum(withdrawalStates),
  /** Until when a sent order can be withdrawn from, in milliseconds; null for an unsent order. */
  until: z.nullable(wireNumber),
  /** When the customer withdrew from it; null if not. */
  withdrawnAt: z.nullable(wireNumber),
})

export type WithdrawableOrder = z.output<typeof withdrawableOrder>

export const findWithdrawable = operation({
  id: 'findWithdrawable',
  method: 'POST',
  path: '/withdrawals/find',
  access: 'public',
  summary:
    'The orders of a number and the email that booked them, to withdraw from. An unknown number and another email get the ' +
    'same refusal.',
  extension: true,
  body: z.object(claimed),
  answer: z.object({ orders: z.array(withdrawableOrder) }),
  // A person withdraws rarely; more than this per minute from one address is guessing.
  callsAMinute: 10,
  errors: ['ORDER_NUMBER_WRONG', 'WITHDRAWAL_NOT_FOUND'],
})

export const withdraw = operation({
  id: 'withdraw',
  method: 'POST',
  path: '/withdrawals',
  access: 'public',
  summary:
    'Withdraws from orders, once each: an unpaid one is cancelled, a paid one waits for the refund of the shop. An email ' +
    'confirms it with the instant. No reason is needed.',
  extension: true,
  body: z.object({
    ...claimed,
    /** The numbers of the orders. */
    orders: z
      .array(z.string().check(z.maxLength(40)))
      .check(
        z.minLength(1, { error: () => said(orderFieldTexts).orderChosen }),
        z.maxLength(200, { error: () => said(orderFieldTexts).ordersAtOnce(200) }),
      ),
  }),
  /** The chosen orders in their new state. */
  answer: z.object({ orders: z.array(withdrawableOrder) }),
  // A person withdraws rarely; more than this per minute from one address is guessing.
  callsAMinute: 10,
  errors: [
    'ORDER_NUMBER_WRONG',
    'WITHDRAWAL_NOT_FOUND',
    'WITHDRAWAL_LATE',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

/** How the shop ends a withdrawal. `closed`: settled with the customer. `taken-back`: the order stays in force. */
export const withdrawalEndings = ['closed', 'taken-back'] as const

export type WithdrawalEnding = (typeof withdrawalEndings)[number]

/** The rules of the form that ends a withdrawal. */
export const endingForm = {
  reason: {
    get required() {
      return said(fieldTexts).reasonForCustomer
    },
    maxLength: longestText(300),
  },
} as const

export const endWithdrawal = operation({
  id: 'endWithdrawal',
  method: 'PUT',
  path: '/bookings/{id}/withdrawal',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'Ends the withdrawal from a paid order. `closed`: it is settled, even if not all money was refunded; the order stays ' +
    'withdrawn and is no longer a task. `taken-back`: the order is valid again and can be sent. The customer gets an email ' +
    'with the reason.',
  extension: true,
  params: z.object({ id }),
  body: z.object({
    ending: z.enum(withdrawalEndings),
    reason: requiredText(endingForm.reason.maxLength.value, () => endingForm.reason.required),
  }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'WITHDRAWAL_NOT_OPEN'],
})

export const withdrawalOperations = [findWithdrawable, withdraw, endWithdrawal] as const
