import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../platform/clock.ts'

export interface Limit {
  /** Calls per minute from one client address. */
  readonly aMinute: number
  /** Requests that do not count. */
  readonly exempt: (request: FastifyRequest) => boolean
}

/** Limits the calls per client address of routes that are registered on this instance afterwards. */
export async function limitCalls(app: FastifyInstance, { aMinute, exempt }: Limit): Promise<void> {
  await app.register(rateLimit, {
    max: aMinute,
    timeWindow: minuteMs,
    allowList: (request) => exempt(request),
    // Responses are cached for other callers, so they omit a caller's count; a refusal has `retry-after`.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
  })
}

/**
 * Counts actions per client address, for a route with its own refusal.
 *
 * @returns a function that counts a request and returns the seconds to wait; 0 below the limit.
 */
export async function countCalls(
  app: FastifyInstance,
  aMinute: number,
): Promise<(request: FastifyRequest) => Promise<number>> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false })
  const count = app.createRateLimit({ max: Math.max(1, aMinute), timeWindow: minuteMs })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}

/**
 * Counts actions by a key of the caller's, such as the account, on an instance whose calls `limitCalls` limits.
 *
 * @returns a function that counts a request and returns the seconds to wait; 0 below the limit.
 */
export function countCallsOf(
  app: FastifyInstance,
  aMinute: number,
): (request: FastifyRequest, key: string) => Promise<number> {
  const keys = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: Math.max(1, aMinute),
    timeWindow: minuteMs,
    keyGenerator: (request) => keys.get(request) ?? '',
    // Also counts the calls of the shop's own server, which `limitCalls` exempts.
    allowList: [],
  })
  return async (request, key) => {
    keys.set(request, key)
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}
