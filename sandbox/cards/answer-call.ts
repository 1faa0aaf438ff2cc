import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Operation, Sandbox } from './api/call.ts'
import { expanded, expansionsIn } from './api/expansion.ts'
import { callerOf } from './authentication.ts'
import { CardApiError } from './errors.ts'
import { type FormObject, parseFormBody } from './form-body.ts'
import { type Answer, answerOnce } from './idempotency.ts'
import { text } from './parameters.ts'

/** Answers a request with an operation. A POST with an idempotency key is executed once (see `answerOnce`). */
export async function answerCall(
  sandbox: Sandbox,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = callOf(sandbox, request)
  const work = () => answerOf(sandbox, operation, call)
  if (call.idempotencyKey === undefined || operation.method !== 'POST') return send(reply, await work())
  const keyed = {
    key: call.idempotencyKey,
    method: operation.method,
    url: `${operation.url} ${call.id}`,
    form: call.form,
  }
  const context = { records: sandbox.idempotentAnswers, secretKey: sandbox.keys.secretKey, now: sandbox.now }
  const answer = await answerOnce(context, keyed, work)
  reply.header('idempotency-key', call.idempotencyKey)
  if (answer.replayed) reply.header('idempotent-replayed', 'true')
  return send(reply, answer)
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).send(body)
}

/** Also returns refusals as responses, because the same key must get the same refusal again. */
async function answerOf(sandbox: Sandbox, operation: Operation, call: Call): Promise<Answer> {
  try {
    // Parsed first, so that an invalid `expand` is refused before money moves.
    const paths = call.caller === 'secret' ? expansionsIn(call.form, operation.shows) : []
    const answer = await operation.answer(sandbox, call)
    return { status: 200, body: await expanded(sandbox, operation.shows, answer, paths) }
  } catch (error) {
    if (error instanceof CardApiError) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

function callOf(sandbox: Sandbox, request: FastifyRequest): Call {
  const caller = callerOf(request.headers, sandbox.keys)
  const form = formOf(request)
  // Browsers send it in a header, so that no URL or URL log contains it.
  const secretHeader = request.headers['x-client-secret']
  const key = request.headers['idempotency-key']
  return {
    caller,
    id: idOf(request),
    form,
    clientSecret: typeof secretHeader === 'string' ? secretHeader : text(form, 'client_secret'),
    // Browsers' keys are ignored: one buyer's key must not return another's response.
    idempotencyKey: caller === 'secret' && typeof key === 'string' ? key.slice(0, 255) : undefined,
  }
}

function idOf({ params }: FastifyRequest): string {
  if (typeof params !== 'object' || params === null || !('id' in params)) return ''
  return String(params.id)
}

function formOf(request: FastifyRequest): FormObject {
  if (request.method === 'GET') return parseFormBody(request.url.split('?')[1] ?? '')
  // The scope's only body parser returns a form; a request without a body has none.
  return (request.body as FormObject | null | undefined) ?? {}
}
