import type { IncomingMessage } from 'node:http'
import type { Call } from './call.ts'

/** Reads a whole request. */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const { method = '', url: address = '', headers } = request
  const [path = '', query = ''] = address.split('?')
  const text = await textOf(request)
  const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  return {
    method,
    address,
    path: path.split('/').slice(1).map(decodeURIComponent),
    query: Object.fromEntries(new URLSearchParams(query)),
    contentType: headers['content-type'],
    token,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}
