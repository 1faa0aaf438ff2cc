import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** The services whose state the shop reports. Unused services, such as mail, are left out. */
export const shopParts = ['database', 'payments', 'mail', 'pictures', 'numbers', 'backup'] as const

export type ShopPart = (typeof shopParts)[number]

/** States from good to bad; `unknown` until the first measurement. */
export const partStates = ['works', 'unknown', 'slow', 'down'] as const

export type PartState = (typeof partStates)[number]

const instant = z.number()

const partStatus = z.object({
  part: z.enum(shopParts),
  state: z.enum(partStates),
  /** When the service last worked: an answered call, a finished comparison, or a restored backup. */
  seenAt: z.nullable(instant),
  /** Since when the service is slow or down; null for other states. */
  since: z.nullable(instant),
})

export type PartStatus = z.output<typeof partStatus>

export const getStatus = operation({
  id: 'getStatus',
  method: 'GET',
  path: '/status',
  access: 'public',
  summary:
    'The state of the shop as it last read it, a few times a minute: each part with `works`, `slow`, `down` or ' +
    '`unknown`. It names no address and no setting.',
  extension: true,
  answer: z.object({
    /** When the states were read. */
    readAt: instant,
    parts: z.array(partStatus),
    /** Always empty. Clients before version 1.0.0 require the field: they showed the last runs of the code's checks. */
    runs: z.optional(z.array(z.unknown())),
  }),
  shows: ['status'],
  errors: [],
})

export const statusOperations = [getStatus] as const
