import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from './clock.ts'

const prefix = 'truewheel-upload-'

/** Far longer than an upload takes. Other processes of the shop may use the same directory. */
const leftAfterMs = hourMs

/** Returns a path for a temporary file of an upload. The caller deletes the file. */
export function newUploadFile(): string {
  return join(tmpdir(), prefix + randomUUID())
}

/**
 * Deletes temporary upload files that a killed process left an hour ago or earlier.
 *
 * @throws the first error, such as that of another user's file, after deleting the other files.
 */
export async function deleteLeftUploads(now: number): Promise<void> {
  const directory = tmpdir()
  const errors: unknown[] = []
  for (const name of await readdir(directory)) {
    if (!name.startsWith(prefix)) continue
    const file = join(directory, name)
    // An upload that ends at the same time deletes its file itself.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (mtimeMs >= now - leftAfterMs) continue
    await rm(file, { force: true }).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}
