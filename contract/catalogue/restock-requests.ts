import * as z from 'zod/mini'
import { completeLink, email, id, wireInteger } from '../fields.ts'
import { operation } from '../operation.ts'

/** The same answer for known and unknown email addresses, so that it reveals nothing. */
const accepted = z.object({ acknowledged: z.boolean() })
const token = z.object({ token: z.string().check(completeLink(/^[\w-]{20,100}$/)) })

export const requestRestock = operation({
  id: 'requestRestock',
  method: 'POST',
  path: '/tools/{id}/restock-requests',
  access: 'public',
  summary:
    'Asks for an email when a tool can be booked again. The address confirms it by a link; the answer is the same ' +
    'for every address.',
  extension: true,
  params: z.object({ id }),
  body: z.object({ email }),
  answer: accepted,
  // Each request can send an email; more than this per minute from one address is automated.
  callsAMinute: 10,
  errors: ['TOOL_NOT_FOUND'],
})

export const requestOwnRestock = operation({
  id: 'requestOwnRestock',
  method: 'POST',
  path: '/tools/{id}/restock-requests/own',
  access: 'customer',
  noKey: 'own',
  summary: "Asks for an email to the caller's own address; a verified one needs no confirmation.",
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean(), confirmed: z.boolean() }),
  // Each request can send an email; more than this per minute from one address is automated.
  callsAMinute: 10,
  errors: ['TOOL_NOT_FOUND'],
})

export const confirmRestock = operation({
  id: 'confirmRestock',
  method: 'POST',
  path: '/restock-requests/confirm',
  access: 'public',
  summary: "Confirms a request for an email, by the secret of the email's link.",
  extension: true,
  body: token,
  answer: accepted,
  callsAMinute: 10,
  errors: ['RESTOCK_REQUEST_NOT_FOUND'],
})

export const removeRestock = operation({
  id: 'removeRestock',
  method: 'POST',
  path: '/restock-requests/remove',
  access: 'public',
  summary: "Removes a request for an email, by the secret of the email's link.",
  extension: true,
  body: token,
  answer: accepted,
  callsAMinute: 10,
  errors: ['RESTOCK_REQUEST_NOT_FOUND'],
})

export const listRestockDemand = operation({
  id: 'listRestockDemand',
  method: 'GET',
  path: '/restock-requests/demand',
  access: 'admin',
  summary: 'How many confirmed requests wait for each tool, the most first; at most 1,000 tools.',
  extension: true,
  answer: z.array(z.object({ tool: z.string(), waiting: wireInteger })),
  errors: [],
})

export const restockRequests = [
  requestRestock,
  requestOwnRestock,
  confirmRestock,
  removeRestock,
  listRestockDemand,
] as const
