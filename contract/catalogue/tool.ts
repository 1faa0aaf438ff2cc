import * as z from 'zod/mini'
import { outline, wireDollars, wireInteger } from '../fields.ts'

/** A tool as the storefront sees it (spec §3). `price` is one piece, in US dollars. */
export const tool = z.object({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  shortDescription: z.string(),
  minOrderQuantity: wireInteger,
  availableQuantity: wireInteger,
  price: wireDollars,
  outline,
})

export type Tool = z.output<typeof tool>
