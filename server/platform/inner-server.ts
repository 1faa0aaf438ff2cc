import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'

function noCompiler(): never {
  throw new Error(
    'A route has a JSON schema for Fastify. Describe it in contract/, whose schemas read requests.',
  )
}

/**
 * Keeps Fastify from loading its compilers of JSON schemas, 100 modules, because the shop's own schemas parse requests.
 */
export const noJsonSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
}

/**
 * Makes a server without a port, for calls from this process. Logs errors but no requests, because the caller's request
 * is logged.
 */
export function innerServer(log: FastifyBaseLogger): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noJsonSchemas,
  })
}
