import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '../../../contract/errors.ts'

/** A refusal in the shape of image hosting services, with the shop's own fields. */
interface ImageHostRefusal extends ErrorBody {
  readonly success: false
  readonly status: number
  readonly error: Pick<ErrorBody, 'message' | 'code'>
}

/** Converts every refusal of this scope's routes to the shape of image hosts (imgbb's API v1). */
export function inHostsShape(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, body): Promise<unknown> => {
    if (reply.statusCode < 400) return body
    // `answerRefusal` sends all refusals in this scope.
    const refusal = body as ErrorBody
    const { message, code } = refusal
    const shaped: ImageHostRefusal = {
      success: false,
      status: reply.statusCode,
      error: { message, code },
      ...refusal,
    }
    return shaped
  })
}
