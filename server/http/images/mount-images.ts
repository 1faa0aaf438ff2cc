import type { FastifyInstance } from 'fastify'
import { picturePath, readPicturePath } from '../../../domain/own-picture.ts'
import { findPictureBytes } from '../../data/queries/catalogue/images.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { mountUpload, type UploadOptions } from './upload-image.ts'

/** The image host (product: image host): uploads at POST /images, and below it the pictures that the shop keeps itself. */
export async function mountImages(app: FastifyInstance, web: WebShop, options: UploadOptions): Promise<void> {
  await app.register((scope) => mountUpload(scope, web, options))
  mountPictures(app, web)
}

const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves uploaded pictures. The address says what the content is, so whoever has it keeps it. A picture that
 * is smaller than the width asked for is answered as it is, so that one `srcset` fits all.
 */
function mountPictures(app: FastifyInstance, { shop }: WebShop): void {
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const picture = readPicturePath(`/images/${request.params.file}`)
    if (!picture) return answerRefusal(request, reply, { code: 'NOT_FOUND' })
    const { hash, width } = picture
    const etag = `"${hash}${width === undefined ? '' : `-${width}`}"`
    reply.header('cache-control', forEver).header('etag', etag)
    // Other shops' clients may show it too: a picture is no secret.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const paths = width === undefined ? [picturePath(hash)] : [picturePath(hash, width), picturePath(hash)]
    const bytes = await findPictureBytes(shop.database.read, paths)
    if (!bytes) return answerRefusal(request, reply.removeHeader('etag'), { code: 'NOT_FOUND' })
    return reply.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
