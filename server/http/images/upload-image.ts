import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploadPath } from '../../../contract/images/images.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { findBoundUser } from '../../data/queries/accounts/identities.ts'
import { imageHostOf } from '../../operations/images/image-host.ts'
import { type ReEncode, storeImage, storeProductImage } from '../../operations/images/store-image.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { authenticate } from '../serving/authenticate.ts'
import { limitCalls } from '../serving/limit-calls.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { inHostsShape } from './hosts-shape.ts'
import { receiveImage } from './receive-image.ts'

export interface UploadOptions {
  readonly rateLimitFactor: number
  /** The prefix of a stored picture's path: empty, or the public address without a trailing slash. */
  readonly origin: string
  /** Unset: in a new process per upload. */
  readonly reEncode?: ReEncode | undefined
}

const uploadsAMinute = 20

/** Mounts POST /images, for anyone with a valid ID token, whichever {host} has the shop's data. */
export async function mountUpload(
  app: FastifyInstance,
  web: WebShop,
  { rateLimitFactor, origin, reEncode }: UploadOptions,
): Promise<void> {
  const host = imageHostOf(web.shop, origin)
  const uploaders = new WeakMap<FastifyRequest, ProvenAccount>()
  const aMinute = Math.max(1, uploadsAMinute * rateLimitFactor)
  await limitCalls(app, { aMinute, exempt: () => false })
  inHostsShape(app)
  dropUnreadBodies(app)
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.post(uploadPath, {
    // Refuses before reading any of the body.
    preParsing: async (request, reply) => {
      const account = await authenticate(web, { id: 'uploadImage', access: 'proof' }, request)
      if (!account.ok) return answerRefusal(request, reply, account)
      // `authenticate` returns this type for `proof`; its declared type is the union of all accesses.
      uploaders.set(request, account.value as ProvenAccount)
    },
    handler: async (request, reply) => {
      // Set in `preParsing`, which refused requests without an uploader.
      const uploader = uploaders.get(request) as ProvenAccount
      const stored = await receiveImage<object>(request, async (file, purpose) =>
        (await isForProduct(web.shop, uploader, purpose))
          ? storeProductImage(host, uploader, file)
          : storeImage(host, uploader, file, reEncode),
      )
      return answer(request, reply, stored)
    },
  })
}

/** Returns whether an upload is for a product. If a client names no purpose, an upload by staff is. */
async function isForProduct(
  { database }: WebShop['shop'],
  uploader: ProvenAccount,
  purpose: string | undefined,
): Promise<boolean> {
  if (purpose === 'product' || purpose === 'other') return purpose === 'product'
  const user = await findBoundUser(database.read, uploader)
  return user !== undefined && isStaff(user.role)
}

function answer(request: FastifyRequest, reply: FastifyReply, stored: Outcome<object>): FastifyReply {
  if (!stored.ok) return answerRefusal(request, reply, stored)
  return reply.header('cache-control', 'no-store').send({ success: true, data: stored.value })
}

/** Time for a browser to read the refusal before the connection is closed. */
const lingerMs = 2_000

/**
 * Sends a refusal without waiting for the rest of the body. Discards incoming data for a moment, because closing at
 * once would lose the response, and then closes the connection.
 */
function dropUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return
    raw.unpipe()
    raw.resume()
    const cut = setTimeout(() => raw.destroy(), lingerMs)
    cut.unref()
    raw.once('close', () => clearTimeout(cut))
    raw.once('end', () => clearTimeout(cut))
  })
}
