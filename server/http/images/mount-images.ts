import type { FastifyInstance, FastifyReply } from 'fastify'
import { picturePath, readPicturePath } from '../../../domain/catalogue/own-picture.ts'
import { readPicture } from '../../operations/images/read-picture.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { mountUpload, type UploadOptions } from './upload-image.ts'

/** Mounts the image host (product: image host): uploads at POST /images, and stored pictures below that path. */
export async function mountImages(app: FastifyInstance, web: WebShop, options: UploadOptions): Promise<void> {
  await app.register((scope) => mountUpload(scope, web, options))
  mountPictures(app, web)
}

const cacheForever = 'public, max-age=31536000, immutable'

/**
 * Serves uploaded pictures. Addresses contain the content's hash, so responses are cacheable forever. A picture smaller
 * than the requested width is served in its own size, so that one `srcset` fits all.
 */
function mountPictures(app: FastifyInstance, { shop }: WebShop): void {
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const picture = readPicturePath(`/images/${request.params.file}`)
    if (!picture) return answerRefusal(request, reply, { code: 'NOT_FOUND' })
    const { hash, width } = picture
    const etag = `"${hash}${width === undefined ? '' : `-${width}`}"`
    if (request.headers['if-none-match']?.includes(etag)) return headed(reply, etag).code(304).send()
    const paths = width === undefined ? [picturePath(hash)] : [picturePath(hash, width), picturePath(hash)]
    const read = await readPicture(shop, paths)
    if (!read.ok) return answerRefusal(request, reply, read)
    const bytes = read.value
    return headed(reply, etag)
      .type('image/webp')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

function headed(reply: FastifyReply, etag: string): FastifyReply {
  // Clients of other shops may show the pictures, too, because they are public.
  return reply
    .header('cache-control', cacheForever)
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'cross-origin')
}
