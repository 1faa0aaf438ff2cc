import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { type S3StandIn, startS3StandIn } from '../../server/providers/images/testing/s3-stand-in.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { signUp } from '../attacks/customer-by-api.ts'
import type { Figure, LongRun } from '../long-run.ts'
import type { RunningShop } from '../running-shop.ts'
import { compareCleanedUp, comparePictures, deleteLeftFiles } from './compare-pictures.ts'
import { kill, noneOf, onBothEngines, startAt, stopKindly } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'
import { Uploader } from './uploaders.ts'

const uploaderCount = 3
/** The shop is killed at a random moment within this many milliseconds, in which it stores several pictures. */
const killWithinMs = 1_500
/** How long a decoder may outlive its shop. */
const orphanMs = 5_000

/**
 * Kills the shop at random moments while pictures are uploaded: in the first half of the rounds into the database, in
 * the second half into S3. Then every acknowledged picture must be served byte for byte in all its sizes, and the jobs
 * must remove everything that the other uploads left.
 */
export const killUploads: LongRun = {
  name: 'kill-uploads',
  about: `kill -9 in ${killRounds} rounds while ${uploaderCount} people upload pictures, into the database and into S3`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-killed-uploads-'))
    const bucket = await startS3StandIn()
    try {
      return await onBothEngines((engine, place) => killOn(engine, place, { bucket, folder }))
    } finally {
      await bucket.stop()
      rmSync(folder, { recursive: true })
    }
  },
}

interface Around {
  readonly bucket: S3StandIn
  /** The directory of temporary files. */
  readonly folder: string
}

async function killOn(
  engine: string,
  place: DatabasePlace,
  { bucket, folder }: Around,
): Promise<readonly Figure[]> {
  const settings = { TMPDIR: folder }
  const { url, region, accessKeyId, secretAccessKey } = bucket.place
  const inBucket = {
    ...settings,
    ...{
      S3_URL: url,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  }
  const first = await startAt(place, settings)
  const { cookie } = await signUp({ url: first.origin }, 'robin@example.com')
  await stopKindly(first)
  const uploaders = Array.from({ length: uploaderCount }, (_, index) => new Uploader(index * 1_000_000))
  const outcome = { interrupted: 0, leftFiles: 0, orphans: 0 }
  const rounds = new Rounds(engine)
  for (const round of rounds) {
    const shop = await startAt(place, rounds.isSecondHalf ? inBucket : settings)
    const uploading = { origin: shop.origin, proof: await proofOf(shop, cookie) }
    const uploaded = uploaders.map((uploader) => uploader.upload(uploading, () => false))
    // On a busy machine the first answer takes longer than the time before a kill.
    if (round % 2 === 1) await untilAcknowledged(uploaders)
    await wait(Math.random() * killWithinMs)
    await kill(shop)
    for (const isInterrupted of await Promise.all(uploaded)) outcome.interrupted += isInterrupted ? 1 : 0
    if (await outlives(folder)) outcome.orphans += 1
    outcome.leftFiles = readdirSync(folder).length
  }
  const last = await startAt(place, inBucket)
  const uploading = { origin: last.origin, proof: await proofOf(last, cookie) }
  await Promise.all(uploaders.map((uploader) => uploader.upload(uploading, once())))
  const pictures = await comparePictures(place, last, uploaders)
  await stopKindly(last)
  const left = await deleteLeftFiles(folder, () => startAt(place, inBucket))
  const figures = [
    figure('kills', rounds.made, 'over 0', rounds.made > 0),
    figure('uploads without an answer by a kill', outcome.interrupted, 'over 0', outcome.interrupted > 0),
    ...pictures,
    figure('temporary files that the kills left', outcome.leftFiles, 'over 0', outcome.leftFiles > 0),
    noneOf('temporary files left after an hour and a start', left),
    figure('decoders that outlived their shop by 5 s', outcome.orphans, '0', outcome.orphans === 0),
    ...(await compareCleanedUp(place, bucket)),
  ]
  return figures.map((each) => ({ ...each, what: `${engine}: ${each.what}` }))
}

/** Resolves once the shop has acknowledged another upload. */
async function untilAcknowledged(uploaders: readonly Uploader[]): Promise<void> {
  const count = () => uploaders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const before = count()
  const until = performance.now() + patienceMs
  while (count() === before && performance.now() < until) await wait(5)
}

/** Returns a function that answers false at the first call, and true afterwards. */
function once(): () => boolean {
  let isAsked = false
  return () => {
    const answer = isAsked
    isAsked = true
    return answer
  }
}

async function proofOf({ origin }: RunningShop, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/token`, { headers: { cookie } })
  return ((await answer.json()) as { readonly token: string }).token
}

/** Returns whether a process still works on a file of a directory after a while. */
async function outlives(folder: string): Promise<boolean> {
  const until = performance.now() + orphanMs
  while (isAtWork(folder)) {
    if (performance.now() > until) return true
    await wait(50)
  }
  return false
}

/**
 * Returns whether a process has a directory in its arguments. Only Linux shows these; on other systems only the
 * decoder's own test covers its end.
 */
function isAtWork(folder: string): boolean {
  if (!existsSync('/proc/self/cmdline')) return false
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.some((pid) => argumentsOf(pid).includes(folder + sep))
}

function argumentsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // The process ended meanwhile.
    return ''
  }
}
