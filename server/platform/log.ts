import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/**
 * The shop's log: JSON lines, with the request's id. Of a request only its method and route are written: its
 * address may carry an e-mail address, its headers a token, its body anything.
 *
 * @param to where the lines go; unset: to standard output.
 */
export function createLog(level: 'info' | 'warn' | 'silent', to?: DestinationStream): Logger {
  const options: LoggerOptions = {
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
  }
  return to === undefined ? pino(options) : pino(options, to)
}
