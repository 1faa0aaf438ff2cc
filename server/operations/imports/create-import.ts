import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type ImportContents,
  mostImportBytes,
  type SentPicture,
  tooLargeToImport,
} from '../../../contract/catalogue/imports.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { insertImport } from '../../data/queries/imports/imports.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, Shop } from '../shop.ts'
import { unpackedWithin } from './unpack-file.ts'

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
  const file = await unpackedWithin(bytes, mostImportBytes)
  if (!file) return refusedAt('content', 'INPUT_INVALID', tooLargeToImport())
  const id = newId()
  const fileHash = await hashOf(file)
  // Yields to other requests, because writing megabytes blocks them.
  await nextTurn()
  return shop.database.write(async (transaction) => {
    const row = {
      id,
      fileName: fileName.toWellFormed(),
      fileHash,
      contents,
      bytes,
      pictures,
      createdBy: caller.userId,
    }
    await insertImport(transaction, row, shop.clock())
    transaction.changed('imports')
    return done(id)
  })
}

/** Bytes that are hashed before the process yields to other requests. */
const portion = 2 * 1024 * 1024

async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < bytes.length; start += portion) {
    hash.update(bytes.subarray(start, start + portion))
    await nextTurn()
  }
  return hash.digest('hex')
}
