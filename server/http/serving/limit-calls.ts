import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../../platform/clock.ts'

export interface Limit {
  /** Calls that one client address may make in a minute. */
  readonly aMinute: number
  /** Whose calls are not counted. */
  readonly exempt: (request: FastifyRequest) => boolean
}

/** Limits how often one client address may call the routes that are registered on this instance afterwards. */
export async function limitCalls(app: FastifyInstance, { aMinute, exempt }: Limit): Promise<void> {
  await app.register(rateLimit, {
    max: aMinute,
    timeWindow: minuteMs,
    allowList: (request) => exempt(request),
    // Answers are kept and given to others, so they do not carry one caller's count; a refusal says when to retry.
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
 * Counts something that client addresses do, for a route that refuses in its own way.
 *
 * @returns a count for each request, which answers the seconds to wait; 0 below the limit.
 */
export async function countCalls(
  app: FastifyInstance,
  aMinute: number,
): Promise<(request: FastifyRequest) => Promise<number>> {
  await app.register(rateLimit, { global: false })
  const count = app.createRateLimit({ max: Math.max(1, aMinute), timeWindow: minuteMs })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}
