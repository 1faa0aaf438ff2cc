import * as z from 'zod/mini'
import { id, idempotencyHeaders } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { bookedQuantity } from '../orders/orders.ts'
import { agentFieldTexts } from './agent-field-texts.ts'
import { minorUnits, ucpContext, ucpFailure, ucpHeaders, ucpMessage, ucpMetadata } from './ucp-parts.ts'

/** The most lines of a cart: more than anybody checks before paying, few enough for one request. */
export const mostCartLines = 100

const given = {
  /** Lines of one product count as one line. */
  line_items: z
    .array(z.object({ item: z.object({ id }), quantity: bookedQuantity }))
    .check(
      z.minLength(1, { error: () => said(agentFieldTexts).cartLines(mostCartLines) }),
      z.maxLength(mostCartLines, { error: () => said(agentFieldTexts).cartLines(mostCartLines) }),
    ),
  context: ucpContext,
}

const total = z.object({
  type: z.enum(['subtotal', 'fulfillment', 'total']),
  amount: minorUnits,
  display_text: z.optional(z.string()),
})

/** A cart in the protocol's shape. It holds no stock, and its totals are estimates. */
const cart = z.object({
  ucp: ucpMetadata,
  id: z.string(),
  line_items: z.array(
    z.object({
      id: z.string(),
      /** The price of a piece at this quantity, with its tax. */
      item: z.object({
        id: z.string(),
        title: z.string(),
        price: minorUnits,
        image_url: z.optional(z.string()),
      }),
      quantity: z.int(),
      totals: z.array(total),
    }),
  ),
  currency: z.string(),
  totals: z.array(total),
  messages: z.optional(z.array(ucpMessage)),
  links: z.array(z.object({ type: z.string(), url: z.string(), title: z.string() })),
  /** The page that puts the lines into the basket of the person who opens it. */
  continue_url: z.string(),
  /** Absent for a cart that is cancelled. */
  expires_at: z.optional(z.string()),
})

export type UcpCart = z.output<typeof cart>

const cartOrFailure = z.union([cart, ucpFailure])
const params = z.object({ id })

export const createCart = operation({
  id: 'createCart',
  method: 'POST',
  path: '/ucp/carts',
  access: 'public',
  summary:
    'Makes a cart for a person, by the Universal Commerce Protocol. It holds no stock and lives a day. The person opens ' +
    '`continue_url`, sees what has changed, signs in and pays; nothing is bought before. The answer is 201 with a cart, ' +
    'and 200 with `messages` if no line can be had.',
  extension: true,
  headers: z.extend(idempotencyHeaders, ucpHeaders.shape),
  body: z.object(given),
  answer: cartOrFailure,
  statusOf: (answer: object) => ('id' in answer ? 201 : 200),
  callsAMinute: 60,
  errors: ['CARTS_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
})

export const getCart = operation({
  id: 'getCart',
  method: 'GET',
  path: '/ucp/carts/{id}',
  access: 'public',
  summary: 'A cart with the prices and stock of now, by the Universal Commerce Protocol.',
  extension: true,
  params,
  headers: ucpHeaders,
  answer: cartOrFailure,
  shows: 'not kept',
  callsAMinute: 120,
  errors: [],
})

export const updateCart = operation({
  id: 'updateCart',
  method: 'PUT',
  path: '/ucp/carts/{id}',
  access: 'public',
  summary:
    'Replaces the lines of a cart, by the Universal Commerce Protocol; it then lives a day from now. Without a line that ' +
    'can be had, the cart stays as it was.',
  extension: true,
  params,
  headers: ucpHeaders,
  body: z.object(given),
  answer: cartOrFailure,
  callsAMinute: 60,
  errors: [],
})

export const cancelCart = operation({
  id: 'cancelCart',
  method: 'POST',
  path: '/ucp/carts/{id}/cancel',
  access: 'public',
  summary: 'Deletes a cart and answers its last state, by the Universal Commerce Protocol.',
  extension: true,
  params,
  headers: ucpHeaders,
  answer: cartOrFailure,
  callsAMinute: 60,
  errors: [],
})

export const ucpCarts = [createCart, getCart, updateCart, cancelCart] as const
