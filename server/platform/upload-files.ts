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

/** Deletes temporary files of uploads that a killed process left an hour ago or earlier. */
export async function deleteLeftUploads(now: number): Promise<void> {
  const directory = tmpdir()
  for (const name of await readdir(directory)) {
    if (!name.startsWith(prefix)) continue
    const file = join(directory, name)
    // An upload that ends meanwhile deletes its file itself.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (mtimeMs < now - leftAfterMs) await rm(file, { force: true })
  }
}
