import { rm, writeFile } from 'node:fs/promises'
import { errors } from '../../../contract/errors.ts'
import { mostImageBytes } from '../../../contract/images/images.ts'
import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import {
  anyPictureWaits,
  endPicture,
  fetchedPictures,
  fetchingImports,
  startFetching,
  stopFetching,
  type TakenPicture,
  takePicture,
} from '../../data/queries/imports/import-pictures.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type NetworkAnswer,
  NetworkFailure,
  NetworkRefusal,
  publicNetwork,
} from '../../platform/public-network.ts'
import { sayForStorage } from '../../platform/stored-sentences.ts'
import { newUploadFile } from '../../platform/upload-files.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import { imageHostOf } from '../images/image-host.ts'
import { type ReEncodeProduct, storeProductImage } from '../images/store-image.ts'
import type { Shop } from '../shop.ts'
import { pictureFetchTexts } from './picture-fetch-texts.ts'

/** Pictures that a process fetches at a time: few, because the shop re-encodes each one, and out of politeness. */
const atOnce = 3
/** Longer than fetching and re-encoding take. After it, another process may fetch the picture. */
const takenMs = 3 * minuteMs
const mostAttempts = 3
const retryMs = 20_000
const limits = { withinMs: 20_000, maxBytes: mostImageBytes, redirects: 3 } as const

/** Calls an address; tests replace it. */
export type CallAddress = (address: string) => Promise<NetworkAnswer>

/** Starts fetching the pictures that an import's file names at other addresses, and again those that failed. */
export function startFetchingPictures(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (await startFetching(transaction, id)) {
      transaction.changed('imports')
      return done(true)
    }
    return refused((await findImport(transaction.db, id)) ? 'IMPORT_NOT_READY' : 'IMPORT_NOT_FOUND')
  })
}

/** Stops fetching pictures; the file is compared again with those that the shop has. */
export function stopFetchingPictures(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const stopped = await stopFetching(transaction, id)
    if (!stopped && !(await findImport(transaction.db, id))) return refused('IMPORT_NOT_FOUND')
    if (stopped) transaction.changed('imports')
    return done(stopped)
  })
}

interface Fetching {
  readonly reEncode?: ReEncodeProduct
  readonly call?: CallAddress
}

/**
 * Fetches the waiting pictures of imports, a few at a time. Several processes share them, and each picture is fetched
 * by one. When none is left, the file is compared again, now with its pictures (docs/decisions/0155).
 */
export async function fetchPictures(shop: Shop, { reEncode, call }: Fetching = {}): Promise<void> {
  const network = call ?? publicNetwork({ ...limits, privateNetworks: shop.privateNetworks })
  const fetchNext = async (): Promise<void> => {
    for (;;) {
      const now = shop.clock()
      const taken = await shop.database.write(async (transaction) =>
        done(await takePicture(transaction, now, now + takenMs)),
      )
      if (!taken.ok || !taken.value) return
      await fetchOne(shop, taken.value, { reEncode, call: network })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
  for (const id of await fetchingImports(shop.database.read)) {
    await shop.database.write(async (transaction) => {
      if (await anyPictureWaits(transaction.db, id)) return done(false)
      if (await stopFetching(transaction, id)) transaction.changed('imports')
      return done(true)
    })
  }
}

async function fetchOne(
  shop: Shop,
  picture: TakenPicture,
  how: { readonly reEncode: ReEncodeProduct | undefined; readonly call: CallAddress },
): Promise<void> {
  const known = (await fetchedPictures(shop.database.read, [picture.address])).get(picture.address)
  const result =
    known === undefined ? await sayForStorage(() => fetchAgain(shop, picture, how)) : { img: known }
  const isLater = 'later' in result && picture.attempts < mostAttempts
  const end = isLater
    ? { retryAt: shop.clock() + retryMs * picture.attempts }
    : 'later' in result
      ? { problem: result.later }
      : result
  await shop.database.write(async (transaction) => done(await endPicture(transaction, picture, end)))
}

/** Fetches a picture, unless each attempt so far ended with its process, which the picture may have ended. */
async function fetchAgain(
  shop: Shop,
  { address, attempts }: TakenPicture,
  how: Parameters<typeof fetched>[2],
): Promise<Fetched> {
  if (attempts > mostAttempts) return { problem: said(pictureFetchTexts).notStored }
  return fetched(shop, address, how)
}

type Fetched = { readonly img: string } | { readonly problem: string } | { readonly later: string }

async function fetched(
  shop: Shop,
  address: string,
  { reEncode, call }: { readonly reEncode: ReEncodeProduct | undefined; readonly call: CallAddress },
): Promise<Fetched> {
  const texts = said(pictureFetchTexts)
  const file = newUploadFile()
  try {
    const { status, bytes } = await call(address)
    if (status !== 200) {
      const sentence = texts.answered(status)
      return status === 429 || status >= 500 ? { later: sentence } : { problem: sentence }
    }
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
    const stored = await storeProductImage(imageHostOf(shop, ''), undefined, file, reEncode)
    if (stored.ok) return { img: stored.value.url }
    const sentence = stored.message ?? errors[stored.code].message
    return stored.code === 'BUSY' ? { later: sentence } : { problem: sentence }
  } catch (error) {
    return resultOf(error, texts)
  } finally {
    await rm(file, { force: true })
  }
}

function resultOf(error: unknown, texts: typeof pictureFetchTexts): Fetched {
  if (error instanceof NetworkRefusal) {
    const { private: isPrivate, redirected, noAddress } = texts
    return { problem: { private: isPrivate, redirects: redirected, address: noAddress }[error.reason] }
  }
  if (error instanceof NetworkFailure) {
    return error.message.includes('longer than')
      ? { problem: texts.tooLarge(mostImageBytes / 1024 / 1024) }
      : { later: texts.unreachable }
  }
  if (error instanceof ImageHostFailure) return { later: texts.notStored }
  throw error
}
