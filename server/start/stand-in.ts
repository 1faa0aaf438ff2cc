import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type Limit, limitCalls } from '../http/serving/limit-calls.ts'
import { inProcessFetch } from '../platform/in-process-fetch.ts'

/** What stands in the shop's own server for somebody outside, as far as there is such a thing. */
export interface Mounted {
  /** Puts into the shop's server what browsers need of it. */
  mountOn(app: FastifyInstance): Promise<void>
  /** After everything else of the shop: a request or a job under way may still need it. */
  close(): Promise<void>
}

/** Where the real one serves, the shop's server has nothing of it. */
export const nothingMounted: Mounted = {
  mountOn: async () => undefined,
  close: async () => undefined,
}

/** A stand-in for somebody whom the shop and its browsers call. */
interface StandIn extends Mounted {
  /** Carries the shop's own calls, until it is closed. */
  readonly call: typeof fetch
}

/**
 * Opens a stand-in twice on the same records: in the shop's server for browsers, so often as the limit says, and in a
 * server that listens nowhere for the shop's own calls, which are answered until the last request of a shop that stops
 * is done.
 */
export function openStandIn(mount: (app: FastifyInstance) => void, browsers: Limit, log: Logger): StandIn {
  const inside = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  mount(inside)
  return {
    call: inProcessFetch(inside),
    async mountOn(app) {
      await app.register(async (scope) => {
        await limitCalls(scope, browsers)
        mount(scope)
      })
    },
    close: async () => inside.close(),
  }
}
