import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeepAliveCaller } from '../load/keep-alive-caller.ts'
import { requestText } from '../load/request-text.ts'

/** A complete HTTP answer of the shop, for servers that repeat it. */
export interface StoredAnswer {
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  /** The file with the answer's bytes. */
  readonly file: string
}

/** A request that the shop answers from memory. */
export interface KeptRequest {
  readonly path: string
  readonly encoding: 'br' | 'identity'
}

const patienceMs = 20_000

/** Repeats a request until the answer comes from memory in this encoding; stores it and returns it with its ETag. */
export async function storeAnswer(
  port: number,
  { path, encoding }: KeptRequest,
  file: string,
): Promise<StoredAnswer & { readonly etag: string }> {
  const caller = await KeepAliveCaller.to(port)
  const request = requestText({ method: 'GET', path, headers: { 'accept-encoding': encoding } })
  for (const end = performance.now() + patienceMs; performance.now() < end; ) {
    const answer = await caller.send(request)
    const headers = headersOf(answer.head)
    const isKept = headers.etag !== undefined && headers.vary === 'accept-encoding'
    if (answer.status !== 200 || !isKept || (encoding === 'br') !== (headers['content-encoding'] === 'br')) {
      continue
    }
    caller.end()
    writeFileSync(file, answer.body)
    const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers
    return { type: headers['content-type'] ?? '', headers: same, file, etag: headers.etag ?? '' }
  }
  throw new Error(`The shop does not answer ${path} (${encoding}) from memory`)
}

function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1)
  return Object.fromEntries(
    lines
      .map((line) => line.split(/: (.*)/s, 2) as [string, string])
      .map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** Writes the list that the bare server reads. */
export function writeList(folder: string, answers: readonly StoredAnswer[]): string {
  const list = join(folder, 'answers.json')
  writeFileSync(list, JSON.stringify(answers))
  return list
}
