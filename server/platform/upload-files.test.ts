import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hourMs } from './clock.ts'
import { deleteLeftUploads, newUploadFile } from './upload-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-left-uploads-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Writes a file with this time of its last change, in milliseconds. */
function writeAt(file: string, at: number): string {
  writeFileSync(file, 'half a picture')
  utimesSync(file, at / 1_000, at / 1_000)
  return file
}

test('The file of an upload that died with its process is deleted after an hour, and no other file is', async () => {
  const now = Date.now()
  const left = writeAt(newUploadFile(), now - hourMs - 1_000)
  const running = writeAt(newUploadFile(), now - hourMs / 2)
  const foreign = writeAt(join(folder, 'of-another-program'), 0)
  await deleteLeftUploads(now)
  expect([left, running, foreign].map((file) => existsSync(file))).toEqual([false, true, true])
})

test('A file that disappears before its age is read does not stop the deletion of the others', async () => {
  const now = Date.now()
  symlinkSync(join(folder, 'nowhere'), newUploadFile())
  const left = writeAt(newUploadFile(), now - hourMs - 1_000)
  await deleteLeftUploads(now)
  expect(existsSync(left)).toBe(false)
})

test('A file that cannot be deleted does not stop the deletion of the others, and the job reports it', async () => {
  const now = Date.now()
  // Stands for another user's file in a shared directory, because only a folder fails for every user.
  const names = Array.from({ length: 20 }, (_, index) => {
    const path = newUploadFile()
    if (index % 2 === 0) return writeAt(path, 0)
    mkdirSync(path)
    utimesSync(path, 0, 0)
    return path
  })
  await expect(deleteLeftUploads(now)).rejects.toThrow()
  expect(names.filter((path) => existsSync(path))).toHaveLength(10)
})
