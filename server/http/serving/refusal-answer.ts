import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errors } from '../../../contract/errors.ts'
import type { RefusedLine as WireLine } from '../../../contract/orders/refused-line.ts'
import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import type { Refusal, RefusedLine } from '../../../domain/outcome.ts'
import { noteRequest } from './request-notes.ts'

interface RefusalDetails extends Pick<Refusal, 'code'> {
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly lines?: readonly RefusedLine[]
  readonly waitS?: number
}

/** Sends a refusal with the contract's status and body. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalDetails,
): FastifyReply {
  const { status } = errors[refusal.code]
  noteRequest(request, { refused: refusal.code })
  if (refusal.waitS !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(refusal.waitS)))
  const body: ErrorBody = {
    message: refusal.message ?? messageOf(refusal.code, reply),
    code: refusal.code,
    requestId: request.id,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.lines && { lines: refusal.lines.map(toWireLine) }),
  }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

function toWireLine({ index, productId, orderId, refusal, product }: RefusedLine): WireLine {
  return {
    index,
    ...(productId !== undefined && { Id: productId }),
    ...(orderId !== undefined && { order: orderId }),
    code: refusal.code,
    message: refusal.message ?? errors[refusal.code].message,
    ...(product && { availableQuantity: product.available, minOrderQuantity: product.minimumOrder }),
  }
}

/** Returns the contract's sentence for a refusal; for a rate limit with the time to wait, if known. */
function messageOf(code: ErrorCode, reply: FastifyReply): string {
  const waitS = Number(reply.getHeader('retry-after'))
  return code === 'RATE_LIMITED' && waitS > 0 ? tooManyAttempts(waitS) : errors[code].message
}

/** Maps Fastify's own error codes to the contract's. */
export const frameworkRefusals: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INPUT_INVALID',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INPUT_INVALID',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INPUT_INVALID',
  FST_ERR_BAD_URL: 'INPUT_INVALID',
  FST_ERR_MAX_PARAM_LENGTH: 'INPUT_INVALID',
  // A path that leads out of the folder of files, or has a null byte.
  FST_STATIC_FORBIDDEN_PATH: 'NOT_FOUND',
}
