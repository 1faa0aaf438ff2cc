import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'
import { DatabaseUnavailable } from '../../data/database.ts'
import { RenderTimeout } from '../../pages/coalesce-renders.ts'
import { ThrottledLog } from '../../platform/log.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { IdentityUnavailable } from '../../providers/identity/identity.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import { answerRefusal, frameworkRefusals } from './refusal-answer.ts'

/** The retry time of 503 responses in seconds: long enough for a restart of PostgreSQL. */
const retryAfterS = 5

/** Error codes of an exhausted disk or process. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'])

const outages = new ThrottledLog()

/** Handles errors and unknown routes, so that no stack trace leaves the server. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterS)
  })
  app.setNotFoundHandler((request, reply) => answerRefusal(request, reply, { code: 'NOT_FOUND' }))
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerRefusal(request, reply, { code: loggedCode(error, request) })
}

/** Logs an error at the level that fits, and returns the code of its refusal. */
export function loggedCode(error: FastifyError, request: FastifyRequest): ErrorCode {
  const code = codeOf(error)
  if (code === 'UNEXPECTED') request.log.error({ err: error }, 'unexpected error')
  if (code === 'PROVIDER_UNAVAILABLE' || code === 'SIGN_IN_UNAVAILABLE') {
    request.log.warn({ reason: error.message }, 'a provider does not answer')
  }
  if (error instanceof DatabaseUnavailable) {
    outages.write(request.log, 'error', { reason: error.message }, 'the database does not answer')
  }
  if (isExhausted(error)) {
    outages.write(request.log, 'error', { reason: error.message }, 'the system has no more to give')
  }
  if (error instanceof RenderTimeout) {
    request.log.error({ reason: error.message }, 'a page took too long')
  }
  if (error instanceof ImageHostFailure) {
    request.log.warn({ code, reason: error.message }, 'the image host did not store or return a picture')
  }
  return code
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof DatabaseUnavailable || error instanceof RenderTimeout) return 'BUSY'
  if (isExhausted(error)) return 'BUSY'
  if (error instanceof CardsUnavailable) return 'PROVIDER_UNAVAILABLE'
  if (error instanceof IdentityUnavailable) return 'SIGN_IN_UNAVAILABLE'
  if (error instanceof ImageHostFailure) return error.code
  if (error.statusCode === 429) return 'RATE_LIMITED'
  const known = frameworkRefusals[error.code]
  if (known) return known
  // Fastify's JSON parser sets no code for syntax errors and forbidden keys.
  return error.statusCode === 400 ? 'INPUT_INVALID' : 'UNEXPECTED'
}

function isExhausted(error: FastifyError): boolean {
  return 'syscall' in error && exhausted.has(error.code)
}
