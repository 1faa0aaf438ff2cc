import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { picturePath, readPicturePath } from '../../domain/catalogue/own-picture.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { deleteLeftObjects } from '../../server/operations/images/delete-left-objects.ts'
import { deleteUnusedPictures } from '../../server/operations/images/delete-pictures.ts'
import { hourMs, systemClock } from '../../server/platform/clock.ts'
import { reEncode } from '../../server/providers/images/re-encode.ts'
import { s3PictureStore } from '../../server/providers/images/s3.ts'
import type { S3StandIn } from '../../server/providers/images/testing/s3-stand-in.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import type { Figure } from '../long-run.ts'
import type { RunningShop } from '../running-shop.ts'
import { openStoppedShop } from './booking-load.ts'
import { noneOf, stopKindly } from './killed-shop.ts'
import { figure } from './shop-behind-proxy.ts'
import { drawPicture, type Uploader } from './uploaders.ts'

/**
 * Compares the shop's pictures with those of an undisturbed encoder: every acknowledged picture, and every stored one
 * without an acknowledgement.
 */
export async function comparePictures(
  place: DatabasePlace,
  shop: RunningShop,
  uploaders: readonly Uploader[],
): Promise<readonly Figure[]> {
  const acknowledged = uploaders.flatMap((uploader) => uploader.acknowledged)
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-compared-pictures-'))
  const wrong: string[] = []
  const known = new Map<string, readonly string[]>()
  for (const { picture, url } of acknowledged) {
    const sizes = await encodedSizes(folder, picture)
    known.set(url, [...sizes.keys()])
    if (!sizes.has(url)) wrong.push(`${url} is not picture ${picture}`)
    for (const [path, hash] of sizes) if ((await servedHash(shop, path)) !== hash) wrong.push(path)
  }
  rmSync(folder, { recursive: true })
  const { stored, unknown, incomplete } = await storedPictures(place, known)
  return [
    figure('uploads acknowledged', acknowledged.length, 'over 0', acknowledged.length > 0),
    figure('pictures stored', stored, 'as many', stored >= acknowledged.length),
    noneOf(
      'unexpected answers',
      uploaders.flatMap((uploader) => uploader.wrong),
    ),
    noneOf('acknowledged files that are not served byte for byte', wrong),
    noneOf('pictures that nobody uploaded', unknown),
    noneOf('pictures with some of their sizes only', incomplete),
  ]
}

/** Encodes a picture as the shop does; returns the hash of each size by its path. */
async function encodedSizes(folder: string, picture: number): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, 'picture')
  writeFileSync(file, await drawPicture(picture))
  const encoded = await reEncode(file)
  if (!encoded.ok) throw new Error(`The picture ${picture} is refused: ${encoded.code}`)
  const { hash, sizes } = encoded.value
  return new Map(
    sizes.map(({ width, bytes }, index) => [
      picturePath(hash, index === 0 ? undefined : width),
      hashOf(bytes),
    ]),
  )
}

async function servedHash({ origin }: RunningShop, path: string): Promise<string | undefined> {
  const answer = await fetch(origin + path)
  return answer.status === 200 ? hashOf(new Uint8Array(await answer.arrayBuffer())) : undefined
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Compares the stored rows with the paths of each known picture. */
async function storedPictures(place: DatabasePlace, known: ReadonlyMap<string, readonly string[]>) {
  const { database } = await openStoppedShop(place)
  const rows = await database.read.selectFrom('images').select('url').execute()
  await database.close()
  const uploaded = rows.flatMap(({ url }) => {
    const picture = readPicturePath(url)
    return picture ? [{ url, whole: picturePath(picture.hash) }] : []
  })
  const stored = Map.groupBy(uploaded, ({ whole }) => whole)
  const incomplete = [...stored].flatMap(([whole, sizes]) => {
    const paths = sizes.map(({ url }) => url)
    return known.get(whole)?.every((path) => paths.includes(path)) === false ? [whole] : []
  })
  const unknown = [...stored.keys()].filter((whole) => !known.has(whole))
  return { stored: stored.size, unknown, incomplete }
}

/** Makes the temporary files an hour older and starts the shop; returns the files that it does not delete. */
export async function deleteLeftFiles(
  folder: string,
  start: () => Promise<RunningShop>,
): Promise<readonly string[]> {
  const before = (systemClock() - 2 * hourMs) / 1_000
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), before, before)
  const shop = await start()
  const until = performance.now() + patienceMs
  while (readdirSync(folder).length > 0 && performance.now() < until) await wait(50)
  await stopKindly(shop)
  return readdirSync(folder)
}

/**
 * Advances two weeks for pictures that no product shows, and compares the remaining rows with the remaining S3 objects.
 */
export async function compareCleanedUp(place: DatabasePlace, bucket: S3StandIn): Promise<readonly Figure[]> {
  const stopped = await openStoppedShop(place)
  const pictureStore = s3PictureStore(bucket.place)
  const before = bucket.objects.size
  for (const days of [0, 15]) {
    const shop = { ...stopped, pictureStore, clock: () => systemClock() + days * 24 * hourMs }
    let after = ''
    do after = await deleteUnusedPictures(shop, after)
    while (after !== '')
    await deleteLeftObjects(shop)
  }
  const rows = await stopped.database.read.selectFrom('images').select('url').execute()
  await stopped.database.close()
  return [
    figure('files in S3 before the jobs', before, 'over 0', before > 0),
    noneOf('files in S3 after the jobs', [...bucket.objects.keys()]),
    noneOf(
      'pictures in the database after the jobs',
      rows.flatMap(({ url }) => (readPicturePath(url) ? [url] : [])),
    ),
  ]
}
