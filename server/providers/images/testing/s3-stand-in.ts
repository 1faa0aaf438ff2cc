import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Limits, S3Place } from '../s3.ts'
import { refusalOf } from './s3-signature.ts'

/** The faults of the fake: an error, wrong bytes, no answer, or an answer that ends in the middle. */
type Fault = 'busy' | 'garbage' | 'silent' | 'cut'

/** An S3 bucket in memory, which verifies each call's signature. */
export interface S3StandIn {
  readonly place: S3Place
  readonly objects: Map<string, Buffer>
  /** The method and status of each call. */
  readonly calls: string[]
  /** The faults of the next calls, one each. */
  readonly faults: Fault[]
  /** The fault of every call. */
  broken: Fault | undefined
  stop(): Promise<void>
}

/** Short, because the fake answers at once or not at all. */
export const quickLimits: S3Limits = { readMs: 1_500, writeMs: 1_500 }

const bucketPath = '/pictures/shop/'

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const faults: Fault[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request
    const pieces: readonly Buffer[] | undefined = await request.toArray().catch(() => undefined)
    // The caller disconnected in the middle of its call.
    if (!pieces) return
    const body = Buffer.concat(pieces)
    const fault = faults.shift() ?? standIn.broken
    response.once('finish', () => calls.push(`${method} ${response.statusCode}`))
    if (fault) return fail(fault, response)
    const refusal = refusalOf({ method, target, headers, body }, standIn.place, Date.now())
    if (refusal) return answerError(response, refusal === 'AuthorizationHeaderMalformed' ? 400 : 403, refusal)
    if (!target.startsWith(bucketPath)) return answerError(response, 404, 'NoSuchBucket')
    answer(objects, { method, key: target.slice(bucketPath.length), body }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const standIn: S3StandIn = {
    place: {
      url: `http://127.0.0.1:${port}${bucketPath.slice(0, -1)}`,
      region: 'eu-central-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    objects,
    calls,
    faults,
    broken: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

interface Call {
  readonly method: string
  readonly key: string
  readonly body: Buffer
}

function answer(objects: Map<string, Buffer>, { method, key, body }: Call, response: ServerResponse): void {
  const object = objects.get(key)
  if (method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200, { etag: '"stored"' }).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (method !== 'GET') answerError(response, 405, 'MethodNotAllowed')
  else if (object) response.writeHead(200, { 'content-type': 'image/webp' }).end(object)
  else answerError(response, 404, 'NoSuchKey')
}

function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No</Message></Error>`,
  )
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'busy') answerError(response, 503, 'SlowDown')
  if (fault === 'garbage') response.writeHead(200).end('<html>A captive portal</html>')
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': '1000' }).write('RIFF')
    setTimeout(() => response.destroy(), 20)
  }
}
