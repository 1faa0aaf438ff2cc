import * as z from 'zod/mini'
import { id, requiredText, updated } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { deliverToCountry } from '../shop/delivery-rates.ts'
import { orderFieldTexts } from './order-field-texts.ts'
import { deliveryWays, order } from './orders.ts'

const orderIds = (most: number) =>
  z
    .array(id)
    .check(
      z.minLength(1, { error: () => said(orderFieldTexts).orderNamed }),
      z.maxLength(most, { error: () => said(orderFieldTexts).orders(most) }),
    )

export const chooseDeliveryWay = operation({
  id: 'chooseDeliveryWay',
  method: 'PUT',
  path: '/delivery-way',
  access: 'customer',
  noKey: 'own',
  summary:
    'Chooses for own unpaid orders whether they are delivered or picked up, all or none. Their prices change with it; an ' +
    'order that is picked up has no address.',
  extension: true,
  body: z.object({
    orders: orderIds(200),
    way: z.enum(deliveryWays),
    /** The country by which delivery is priced, as of a booking. */
    deliverTo: z.optional(deliverToCountry),
  }),
  answer: z.object({
    ...updated,
    /** Whether prices changed, so that the new sum must be shown before it is paid. */
    repriced: z.boolean(),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'PICK_UP_NOT_OFFERED',
    'COUNTRY_NOT_DELIVERED',
    'ORDER_CANNOT_BE_PAID',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

const rights = { access: 'admin', staff: ['packer'], extension: true } as const

/** What became of each named order: `code` and `message` say why it was refused. */
const each = {
  order: z.string(),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
}

export const markReady = operation({
  id: 'markReady',
  method: 'POST',
  path: '/pick-ups/ready',
  ...rights,
  summary:
    'Marks up to 100 paid orders as ready to be picked up, each once: a refusal does not stop the others. Tells each ' +
    'customer in one email with the place and a code. All orders of a customer that wait have the same code.',
  body: z.object({ orders: orderIds(100) }),
  answer: z.array(z.object({ ...each, ready: z.boolean() })),
  errors: [],
})

export const tellReadyAgain = operation({
  id: 'tellReadyAgain',
  method: 'POST',
  path: '/bookings/{id}/ready-email',
  ...rights,
  summary: 'Sends the email that an order is ready to be picked up again, at most once a minute.',
  params: z.object({ id }),
  answer: z.object(updated),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_PICKED_UP',
    'ORDER_NOT_PAID',
    'ORDER_NOT_READY',
    'ORDER_HANDED_OUT',
    'ORDER_REFUNDED',
    'ORDER_WITHDRAWN',
    'READY_JUST_TOLD',
  ],
})

export const findPickUps = operation({
  id: 'findPickUps',
  method: 'GET',
  path: '/pick-ups',
  ...rights,
  summary:
    'The orders that a customer at the counter asks for: by the code, those that wait with it; by the number of an order or ' +
    'of a purchase, those that are picked up; an empty list if there is none.',
  query: z.object({ wanted: requiredText(60, () => said(orderFieldTexts).codeOrNumber) }),
  answer: z.array(order),
  // A person types few codes; more than this per minute is guessing.
  callsAMinute: 30,
  errors: [],
})

export const handOut = operation({
  id: 'handOut',
  method: 'POST',
  path: '/pick-ups/handed-out',
  ...rights,
  summary:
    'Records that up to 100 paid orders were handed out at the counter, each once and by itself. Within a minute it can be ' +
    'undone like a sending.',
  body: z.object({ orders: orderIds(100) }),
  answer: z.array(z.object({ ...each, handedOut: z.boolean() })),
  errors: [],
})

export const pickUps = [chooseDeliveryWay, markReady, tellReadyAgain, findPickUps, handOut] as const
