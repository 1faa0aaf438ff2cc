import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Limit, limitCalls } from '../http/serving/limit-calls.ts'
import { inProcessFetch } from '../platform/in-process-fetch.ts'
import { innerServer } from '../platform/inner-server.ts'

/** A provider mounted in the shop's server, or nothing. */
export interface Mounted {
  /** Mounts the routes for browsers into the shop's server. */
  mountOn(app: FastifyInstance): Promise<void>
  /** Closes the provider. Called last, because running requests and jobs may still need it. */
  close(): Promise<void>
}

/** Mounts nothing, for a real provider. */
export const nothingMounted: Mounted = {
  mountOn: async () => undefined,
  close: async () => undefined,
}

/** A fake provider that both the shop and its browsers call. */
interface StandIn extends Mounted {
  /** Handles the shop's own calls until the provider is closed. */
  readonly call: typeof fetch
}

/**
 * Opens a fake provider twice on the same records: in the shop's server for browsers, with rate limits, and in a server
 * without a port for the shop's own calls, which must work until the last request of a stopping shop.
 */
export function openStandIn(mount: (app: FastifyInstance) => void, browsers: Limit, log: Logger): StandIn {
  const inside = innerServer(log as FastifyBaseLogger)
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
