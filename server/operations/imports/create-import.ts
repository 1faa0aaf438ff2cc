import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { mostImportBytes, type SentPicture, tooLargeToImport } from '../../../contract/catalogue/imports.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { insertImport } from '../../data/queries/imports/imports.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, Shop } from '../shop.ts'

interface SentFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly pictures?: readonly SentPicture[] | undefined
}

/** Stores a file of products, which a background job then compares with the shop; returns the import's id. */
export async function createImport(
  shop: Shop,
  caller: Caller,
  { fileName, bytes, pictures = [] }: SentFile,
): Promise<Outcome<string>> {
  if (bytes.length > mostImportBytes) return refusedAt('content', 'INPUT_INVALID', tooLargeToImport())
  const id = newId()
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  // Yields to other requests, because writing megabytes blocks them.
  await nextTurn()
  return shop.database.write(async (transaction) => {
    const file = {
      id,
      fileName: fileName.toWellFormed(),
      fileHash,
      bytes,
      pictures,
      createdBy: caller.userId,
    }
    await insertImport(transaction, file, shop.clock())
    transaction.changed('imports')
    return done(id)
  })
}
