import type { FastifyInstance } from 'fastify'
import type { WebShop } from '../serving/web-shop.ts'
import { mountPictures } from './get-picture.ts'
import { mountUpload, type UploadOptions } from './upload-image.ts'

/** The image host (product: image host): uploads at POST /images, and below it the pictures that the shop keeps itself. */
export async function mountImages(app: FastifyInstance, web: WebShop, options: UploadOptions): Promise<void> {
  await app.register((scope) => mountUpload(scope, web, options))
  mountPictures(app, web)
}
