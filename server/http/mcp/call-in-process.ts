import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from '../../../contract/errors.ts'
import type { AnswerOf, Operation } from '../../../contract/operation.ts'
import { languageOf } from '../../platform/request-language.ts'
import { addressInLanguage } from '../../response-cache/response-cache.ts'
import type { CallOperation, ToolOutcome } from './agent-tool.ts'

/** Who calls: the network address counts for the limits, the token for the rights. */
export interface AgentCaller {
  readonly address: string
  readonly authorization: string | undefined
  readonly userAgent: string | undefined
  /** The language of the caller, if it is not the one of the bare contract. */
  readonly language: string
}

/**
 * Sends the calls of tools to this server without a socket, as the caller: validation, rights, limits and the memory of
 * answers are those of every client.
 */
export function callInProcessAs(app: FastifyInstance, caller: AgentCaller): CallOperation {
  const headers = {
    'content-language': caller.language,
    'accept-language': caller.language,
    ...(caller.authorization !== undefined && { authorization: caller.authorization }),
    ...(caller.userAgent !== undefined && { 'user-agent': caller.userAgent }),
  }
  return async <Described extends Operation>(operation: Described, request: object) => {
    const { params, query, body } = request as {
      readonly params?: object
      readonly query?: object
      readonly body?: unknown
    }
    const url = `/api${pathOf(operation.path, params ?? {}, query ?? {})}`
    const known =
      operation.method === 'GET' ? app.answers.read(addressInLanguage(url, languageOf(headers))) : undefined
    if (known)
      return outcomeOf<Described>(known.status, known.bytes.toString(), (name) => known.headers[name])
    const answer = await app.inject({
      method: operation.method,
      url,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      remoteAddress: caller.address,
    })
    return outcomeOf<Described>(answer.statusCode, answer.body, (name) => answer.headers[name])
  }
}

function outcomeOf<Described extends Operation>(
  status: number,
  text: string,
  header: (name: string) => unknown,
): ToolOutcome<AnswerOf<Described>> {
  if (status < 300) {
    // The operation answers by its contract.
    const value = JSON.parse(text) as AnswerOf<Described>
    return { ok: true, value, header: (name) => header(name)?.toString() }
  }
  // Every refusal has this body.
  const { message, fields = {} } = JSON.parse(text) as ErrorBody
  const named = Object.entries(fields).map(([name, problem]) => `${name}: ${problem}`)
  return { ok: false, message: [message, ...named].join('\n') }
}

function pathOf(path: string, params: object, query: object): string {
  const values = new Map(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}
