import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'

/** Reports why a backup cannot be made or restored, in one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Reports that a restore was not tried because of the file's name, the place or the machine. The backup itself may be
 * good.
 */
export class BackupNotTried extends BackupError {}

const manifestShape = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** The version of the shop that made the backup. */
  version: z.string(),
  madeAt: z.string(),
  /** The last migration of the tables. */
  migration: z.string(),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  /**
   * Sums of the columns with money and pieces, by name, such as `orders.price_cents`. Unset in backups of earlier
   * versions.
   */
  sums: z.optional(z.record(z.string(), z.number())),
  /** Length of the database that precedes the manifest. */
  bytes: z.number(),
  /** Checksum of the file's bytes. */
  sha256: z.string(),
})

/** The description at the end of a backup. */
export type Manifest = z.output<typeof manifestShape>

/** Facts about a database at the time of the copy. */
export type Contents = Pick<Manifest, 'migration' | 'rows' | 'sums'>

/**
 * A backup contains the database in its engine's own format (an SQLite file, or an archive of pg_dump), the manifest as
 * JSON, and this word with the length of the manifest. The word comes last, so that a truncated backup has none.
 */
const endWord = 'TRUEWHEEL-BACKUP'
const lengthDigits = 8
const endBytes = endWord.length + lengthDigits
/** A manifest is about 1 KiB. A longer one is invalid and is not read into memory. */
const maxManifestBytes = 65_536

/** Appends the manifest to the database and waits until the file is on the disk. */
export async function sealBackup(
  file: string,
  described: Omit<Manifest, 'format' | 'bytes' | 'sha256'>,
): Promise<Manifest> {
  const handle = await open(file, 'r+')
  try {
    const { size: bytes } = await handle.stat()
    const manifest: Manifest = {
      format: 1,
      ...described,
      bytes,
      sha256: await sha256(createReadStream(file)),
    }
    const text = Buffer.from(JSON.stringify(manifest))
    const end = `${endWord}${text.length.toString(16).padStart(lengthDigits, '0')}`
    await handle.write(Buffer.concat([text, Buffer.from(end)]), 0, null, bytes)
    await handle.sync()
    return manifest
  } finally {
    await handle.close()
  }
}

/**
 * Reads the manifest of a backup and compares its checksum with the database in it.
 *
 * @throws BackupError when the file is missing, truncated, changed, or not a backup.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupNotTried(`${file} cannot be read: ${error.message}`)
  })
  try {
    const manifest = await readManifest(handle)
    if (manifest === undefined) throw new BackupError(`${file} is not a whole backup: its end is missing.`)
    if ((await sha256(databaseIn(file, manifest))) !== manifest.sha256) {
      throw new BackupError(`${file} is damaged: its content does not match its checksum.`)
    }
    return manifest
  } catch (error) {
    throw error instanceof BackupError ? error : readFailure(file, error)
  } finally {
    await handle.close()
  }
}

/** Returns the error for a failed read of a backup: a damaged disk, or a folder instead of a backup. */
function readFailure(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  const isFolder = 'code' in error && error.code === 'EISDIR'
  return new (isFolder ? BackupNotTried : BackupError)(`${file} cannot be read: ${error.message}`)
}

/** The database of a backup, in its engine's own format. */
export function databaseIn(file: string, { bytes }: Pick<Manifest, 'bytes'>): Readable {
  return createReadStream(file, { end: bytes - 1 })
}

async function readManifest(handle: FileHandle): Promise<Manifest | undefined> {
  const { size } = await handle.stat()
  const end = await readText(handle, size - endBytes, endBytes)
  const length = Number.parseInt(end.slice(endWord.length), 16)
  if (!end.startsWith(endWord) || !(length > 0 && length <= maxManifestBytes)) return undefined
  const bytes = size - endBytes - length
  const { success, data } = manifestShape.safeParse(jsonOf(await readText(handle, bytes, length)))
  return success && data.bytes === bytes ? data : undefined
}

async function readText(handle: FileHandle, position: number, length: number): Promise<string> {
  if (position < 0) return ''
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position })
  return buffer.subarray(0, bytesRead).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema rejects the undefined manifest.
    return undefined
  }
}

async function sha256(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

/** Waits until a file's bytes, or a directory's names, are on the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
