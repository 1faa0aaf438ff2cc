import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/**
 * The shop's log: JSON lines, with the request's id. Of a request only its method and route are written: its
 * address may carry an e-mail address, its headers a token, its body anything.
 */
export function createLog(level: 'info' | 'warn' | 'silent'): Logger {
  return pino({
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
    redact: [
      '*.token',
      '*.password',
      '*.authorization',
      '*.cookie',
      '*.email',
      '*.address',
      '*.clientSecret',
    ],
  })
}
