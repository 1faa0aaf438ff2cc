import type { IncomingHttpHeaders } from 'node:http'
import type { Stripe } from 'stripe'
import { invalidRequest } from './errors.ts'

/** The version of Stripe's API whose shapes the sandbox has: the one that the shop's library of Stripe's asks for. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

/**
 * The version that a call asks for in `stripe-version`, ours where it asks for none. Whatever it is, the answers have
 * the shapes of ours. Throws 400 for what is no version (https://docs.stripe.com/api/versioning).
 */
export function versionAskedFor(headers: IncomingHttpHeaders): string {
  const asked = headers['stripe-version']
  if (asked === undefined) return apiVersion
  if (typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(asked)) return asked
  throw invalidRequest(`Invalid Stripe API version: ${String(asked).slice(0, 40)}`)
}
