import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { minuteMs } from './clock.ts'

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
      err: describeError,
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

/** As much of an error's text as a person needs; what it quotes may be as long as a request. */
const longestText = 4_000

/**
 * Of an error: its kind, its words and those of its causes, its code, and where it was thrown. What else hangs on it stays
 * out: PostgreSQL's `detail` quotes the row that it refused, a network library's `config` the key of a call.
 */
function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { type, message, stack } = pino.stdSerializers.err(thrown)
  return {
    type,
    message: message.slice(0, longestText),
    stack: stack.slice(0, longestText),
    ...('code' in thrown && { code: thrown.code }),
  }
}

type Level = 'warn' | 'error'

/**
 * Logs what may happen with every request: the first time at once, what follows within a minute as one line with its
 * count. On a full disk the log would otherwise be the next thing that fills.
 */
export class ThrottledLog {
  readonly #everyMs: number
  /** How often each message was held back since its last line. */
  readonly #heldBack = new Map<string, number>()

  constructor(everyMs = minuteMs) {
    this.#everyMs = everyMs
  }

  write(log: Pick<FastifyBaseLogger, Level>, level: Level, fields: object, message: string): void {
    const heldBack = this.#heldBack.get(message)
    if (heldBack !== undefined) {
      this.#heldBack.set(message, heldBack + 1)
      return
    }
    log[level](fields, message)
    this.#heldBack.set(message, 0)
    setTimeout(() => this.#tellHeldBack(log, level, message), this.#everyMs).unref()
  }

  #tellHeldBack(log: Pick<FastifyBaseLogger, Level>, level: Level, message: string): void {
    const times = this.#heldBack.get(message) ?? 0
    this.#heldBack.delete(message)
    if (times > 0) this.write(log, level, { times }, message)
  }
}
