import * as z from 'zod/mini'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { id, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

/** The ways in which a line of a cart differs from what its program has shown. */
export const cartLineChanges = ['price', 'gone', 'sold-out', 'above-stock', 'below-minimum'] as const

/** A line of a cart that a program has filled. */
const cartLine = z.object({
  Id: z.string(),
  quantity: wireInteger,
  name: z.string(),
  /** The language of the name; missing if it is that of the request. */
  lang: wordLanguages.lang,
  /** The price of one piece in the catalogue when the program wrote the line. */
  price: wireAmount,
  /** What has changed since, and what to do, in words. */
  changes: z.array(z.object({ code: z.enum(cartLineChanges), message: z.string() })),
})

export type CartLine = z.output<typeof cartLine>

export const viewCart = operation({
  id: 'viewCart',
  method: 'GET',
  path: '/carts/{id}',
  access: 'public',
  summary:
    'The lines of a cart that a program has filled (`POST /ucp/carts`), for the page that puts them into the basket of a ' +
    'person. Each line says what has changed since the program wrote it.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({
    lines: z.array(cartLine),
    /** When the cart is deleted, in milliseconds. */
    expiresAt: wireNumber,
  }),
  shows: 'not kept',
  // A person opens few carts; more than this per minute from one address is guessing.
  callsAMinute: 60,
  errors: ['CART_NOT_FOUND'],
})

export type ViewedCart = z.output<(typeof viewCart)['answer']>

export const carts = [viewCart] as const
