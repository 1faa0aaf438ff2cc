import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import {
  type ImportContents,
  mostImportBytes,
  mostUnpackedBytes,
  type SentPicture,
  tooLargeToImport,
} from '../../../contract/catalogue/imports.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { insertImport } from '../../data/queries/imports/imports.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, Shop } from '../shop.ts'

interface SentFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  /** What the file contains; unset if the shop should recognize it. */
  readonly contents?: ImportContents | undefined
  readonly pictures?: readonly SentPicture[] | undefined
}

/** Stores a file, which a background job then compares with the shop; returns the import's id. */
export async function createImport(
  shop: Shop,
  caller: Caller,
  { fileName, bytes, contents, pictures = [] }: SentFile,
): Promise<Outcome<string>> {
  if (bytes.length > mostImportBytes) return refusedAt('content', 'INPUT_INVALID', tooLargeToImport())
  const unpacked = await unpackFile(bytes)
  if (!unpacked) return refusedAt('content', 'INPUT_INVALID', tooLargeToImport())
  const id = newId()
  const fileHash = await hashOf(unpacked)
  // Yields to other requests, because writing megabytes blocks them.
  await nextTurn()
  return shop.database.write(async (transaction) => {
    const file = {
      id,
      fileName: fileName.toWellFormed(),
      fileHash,
      contents,
      bytes,
      pictures,
      createdBy: caller.userId,
    }
    await insertImport(transaction, file, shop.clock())
    transaction.changed('imports')
    return done(id)
  })
}

const unzip = promisify(gunzip)

/** Unpacks a file that is compressed with gzip; undefined if it is larger than allowed, or damaged. */
export async function unpackFile(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await unzip(bytes, { maxOutputLength: mostUnpackedBytes })
  } catch {
    return undefined
  }
}

const hashedAtOnce = 2 * 1024 * 1024

/** Returns the SHA-256 of a file, so that the same file is recognized however it was sent. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < bytes.length; start += hashedAtOnce) {
    hash.update(bytes.subarray(start, start + hashedAtOnce))
    await nextTurn()
  }
  return hash.digest('hex')
}
