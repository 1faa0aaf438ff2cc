import type { FastifyInstance } from 'fastify'

interface Upload {
  readonly app: FastifyInstance
  readonly proof?: string
}

/** A form field; bytes are sent as a file. */
export type Field = readonly [name: string, value: Uint8Array<ArrayBuffer> | string, fileName?: string]

/** Encodes a form like a browser. */
export async function encoded(fields: readonly Field[]): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  for (const [name, value, fileName = 'picture.jpg'] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value], { type: 'text/html' }), fileName)
  }
  const request = new Response(form)
  return {
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  }
}

/** Sends a form to POST /images. */
export async function upload({ app, proof }: Upload, fields: readonly Field[]) {
  const { type, body } = await encoded(fields)
  const authorization = proof === undefined ? {} : { authorization: `Bearer ${proof}` }
  return app.inject({
    method: 'POST',
    url: '/images',
    headers: { 'content-type': type, ...authorization },
    body,
  })
}
