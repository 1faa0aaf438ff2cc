import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '../../../contract/errors.ts'

/** A refusal as image hosting services give it, with the shop's own fields beside. */
interface HostsRefusal extends ErrorBody {
  readonly success: false
  readonly status: number
  readonly error: Pick<ErrorBody, 'message' | 'code'>
}

/** Puts every refusal of this instance's routes into the form that image hosts answer in (imgbb's API v1). */
export function inHostsShape(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, body): Promise<unknown> => {
    if (reply.statusCode < 400) return body
    // Whatever is refused here was answered by answerRefusal.
    const refusal = body as ErrorBody
    const { message, code } = refusal
    const shaped: HostsRefusal = {
      success: false,
      status: reply.statusCode,
      error: { message, code },
      ...refusal,
    }
    return shaped
  })
}
