import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An upload as the fake received it. */
interface Received {
  readonly method: string | undefined
  readonly path: string
  readonly key: string | null
  readonly fields: readonly string[]
  readonly type: string
  readonly bytes: Buffer
}

type Answer = (response: ServerResponse, upload: Received) => void

/** A fake imgbb that responds as documented, or as a test sets it. */
export interface ImgbbStandIn {
  readonly address: string
  readonly uploads: readonly Received[]
  /** Answers the next uploads. */
  answer: Answer
  stop(): Promise<void>
}

export const pictureAtImgbb = 'https://i.ibb.co/w04Prt6/wrench.webp'

/** Responds with a status and a body: text as is, other values as JSON. */
export function answering(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Responds with the documented success body. */
export function accepting(url: unknown): Answer {
  const image = { filename: 'wrench.webp', name: 'wrench', mime: 'image/webp', extension: 'webp', url }
  return answering(200, {
    data: {
      id: '2ndCYJK',
      title: 'wrench',
      url_viewer: 'https://ibb.co/2ndCYJK',
      url,
      display_url: url,
      width: '960',
      height: '480',
      size: '42',
      time: '1552042565',
      expiration: '0',
      image,
      thumb: image,
      medium: image,
      delete_url: 'https://ibb.co/2ndCYJK/670a7e48ddcb85ac340c717a41047e5c',
    },
    success: true,
    status: 200,
  })
}

/** Responds with the documented error body. */
export function refusing(code: number, message: string): Answer {
  return answering(400, { status_code: 400, error: { message, code }, status_txt: 'Bad Request' })
}

export async function startImgbbStandIn(): Promise<ImgbbStandIn> {
  const uploads: Received[] = []
  const server = createServer(async (request, response) => {
    const upload = await receive(request)
    uploads.push(upload)
    standIn.answer(response, upload)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const standIn: ImgbbStandIn = {
    address: `http://127.0.0.1:${port}/1/upload`,
    uploads,
    answer: accepting(pictureAtImgbb),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

async function receive(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '', 'http://stand-in')
  const body = Buffer.concat(await request.toArray())
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = body.length > 0 ? await new Response(body, { headers }).formData() : new FormData()
  const image = form.get('image')
  const file = image instanceof Blob ? image : new Blob([])
  return {
    method: request.method,
    path: url.pathname,
    key: url.searchParams.get('key'),
    fields: [...form.keys()],
    type: file.type,
    bytes: Buffer.from(await file.arrayBuffer()),
  }
}
