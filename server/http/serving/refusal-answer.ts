import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errors, tooManyAttempts } from '../../../contract/errors.ts'
import type { Refusal } from '../../../domain/outcome.ts'

interface Told extends Pick<Refusal, 'code'> {
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Answers a refusal with its status and body, as the contract has them. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, told: Told): FastifyReply {
  const { status } = errors[told.code]
  const body: ErrorBody = {
    message: told.message ?? sentenceOf(told.code, reply),
    code: told.code,
    requestId: request.id,
    ...(told.fields && { fields: told.fields }),
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** The contract's sentence for a refusal; after too many calls with the time to wait, where a limit has set it. */
function sentenceOf(code: ErrorCode, reply: FastifyReply): string {
  const waitS = Number(reply.getHeader('retry-after'))
  return code === 'RATE_LIMITED' && waitS > 0 ? tooManyAttempts(waitS) : errors[code].message
}

/** The contract's code for what Fastify itself refuses with, by its error code. */
export const frameworkRefusals: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INPUT_INVALID',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INPUT_INVALID',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INPUT_INVALID',
  FST_ERR_BAD_URL: 'INPUT_INVALID',
  FST_ERR_MAX_PARAM_LENGTH: 'INPUT_INVALID',
}
