import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { withoutApiKeys } from './api-key-secret.ts'
import { minuteMs } from './clock.ts'
import { currentRequest } from './request-context.ts'

/**
 * Creates the shop's log: JSON lines with the request's id, however deep the code that writes them. Logs a request by
 * method and route only: its URL may contain an email, its headers a token, its body anything.
 *
 * @param to the target of the lines; default: standard output.
 */
export function createLog(level: 'info' | 'warn' | 'silent', to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    mixin: requestIdOf,
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
      '*.secret',
    ],
  }
  return to === undefined ? pino(options) : pino(options, to)
}

/** Adds the request's id to lines of code that does not know the request, such as the sign-in library. */
function requestIdOf(_fields: object, _level: number, logger: Logger): object {
  const request = currentRequest()
  return request === undefined || 'reqId' in logger.bindings() ? {} : { reqId: request.requestId }
}

/** The maximum length of an error's text, which may quote a whole request. */
const maxTextLength = 4_000

/**
 * Serializes an error with type, message, messages of its causes, code and stack. Omits other properties: PostgreSQL's
 * `detail` quotes the refused row, and a network library's `config` the key of a call.
 */
function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { type, message, stack } = pino.stdSerializers.err(thrown)
  return {
    type,
    message: withoutApiKeys(message.slice(0, maxTextLength)),
    stack: withoutApiKeys(stack.slice(0, maxTextLength)),
    ...('code' in thrown && { code: thrown.code }),
  }
}

type Level = 'warn' | 'error'

/**
 * Logs events that can occur with every request: the first at once, and repetitions within a minute as one line with
 * their count. Otherwise, on a full disk, the log itself would fill the disk further.
 */
export class ThrottledLog {
  readonly #everyMs: number
  /** The number of suppressed repetitions per message since its last line. */
  readonly #suppressed = new Map<string, number>()

  constructor(everyMs = minuteMs) {
    this.#everyMs = everyMs
  }

  write(log: Pick<FastifyBaseLogger, Level>, level: Level, fields: object, message: string): void {
    const suppressed = this.#suppressed.get(message)
    if (suppressed !== undefined) {
      this.#suppressed.set(message, suppressed + 1)
      return
    }
    log[level](fields, message)
    this.#suppressed.set(message, 0)
    setTimeout(() => this.#writeSuppressed(log, level, message), this.#everyMs).unref()
  }

  #writeSuppressed(log: Pick<FastifyBaseLogger, Level>, level: Level, message: string): void {
    const times = this.#suppressed.get(message) ?? 0
    this.#suppressed.delete(message)
    if (times > 0) this.write(log, level, { times }, message)
  }
}
