import { createHash } from 'node:crypto'
import { done, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { keepObjects, leaveObjects } from '../../data/queries/catalogue/picture-objects.ts'
import { hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import type { PictureStore } from '../../providers/images/picture-store.ts'
import type { Shop } from '../shop.ts'

/** Far longer than an upload takes. After this time, files that no picture refers to are deleted. */
const unfinishedMs = hourMs

interface OutsideFile {
  readonly key: string
  readonly bytes: Uint8Array
}

/**
 * Names a file by the hash of its content, which detects changes, and a random part, so that each name is used
 * once.
 */
export function objectKey(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${newId()}.webp`
}

/** Returns whether a file's content matches its name. */
export function isIntact(key: string, bytes: Uint8Array): boolean {
  return key.startsWith(`${createHash('sha256').update(bytes).digest('hex')}.`)
}

/**
 * Uploads files outside the database, then runs `name` in one transaction, which stores the keys. Each key is in the
 * database before its file is uploaded, so that a crash at any point leaves no orphaned file (docs/decisions/0094).
 *
 * @param name stores the keys and returns the stored ones; the other files are deleted.
 *
 * @throws ImageHostFailure when an upload fails; `name` has then not run.
 */
export async function storeOutside(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  store: PictureStore,
  files: readonly OutsideFile[],
  name: (transaction: Transaction) => Promise<readonly string[]>,
): Promise<void> {
  const keys = files.map(({ key }) => key)
  await database.write(async (transaction) => {
    await leaveObjects(transaction, keys, clock() + unfinishedMs)
    return done(null)
  })
  await Promise.all(files.map(({ key, bytes }) => store.put(key, bytes)))
  const stored = await database.write(async (transaction) => {
    const marked = await keepObjects(transaction, keys)
    // The upload took so long that some of its files were already given up.
    if (marked.length < keys.length) return refused('BUSY')
    const named = new Set(await name(transaction))
    const unused = keys.filter((key) => !named.has(key))
    await leaveObjects(transaction, unused, clock())
    return done(null)
  })
  if (!stored.ok) throw new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', 'S3: the upload took too long')
}
