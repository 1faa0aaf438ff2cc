import type { IncomingHttpHeaders } from 'node:http'
import type { Stripe } from 'stripe'
import { invalidRequest } from './errors.ts'

/** The version of Stripe's API that the sandbox imitates: the one that the shop's Stripe library uses. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

/**
 * Returns the version in `stripe-version`, or ours without one. Responses always have the shapes of ours. Throws 400
 * for an invalid version (https://docs.stripe.com/api/versioning).
 */
export function requestedVersion(headers: IncomingHttpHeaders): string {
  const requested = headers['stripe-version']
  if (requested === undefined) return apiVersion
  if (typeof requested === 'string' && /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(requested)) return requested
  throw invalidRequest(`Invalid Stripe API version: ${String(requested).slice(0, 40)}`)
}
