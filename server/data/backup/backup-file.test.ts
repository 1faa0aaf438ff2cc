import { mkdtempSync, rmSync } from 'node:fs'
import { open, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackupError, BackupNotTried, sealBackup, verifyBackup } from './backup-file.ts'

const database = 'the bytes of a database'
const described = {
  engine: 'sqlite',
  version: '1.2.3',
  madeAt: '2026-11-22T00:00:00.000Z',
  migration: '0001-first-shop',
  rows: { orders: 2 },
} as const

let folder: string
let file: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-backup-file-'))
  file = join(folder, 'shop.backup')
  await writeFile(file, database)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('A sealed backup describes its content', async () => {
  const sealed = await sealBackup(file, described)
  expect(sealed).toMatchObject({ ...described, bytes: database.length })
  expect(await verifyBackup(file)).toEqual(sealed)
})

test('A backup is refused wherever it is cut off', async () => {
  await sealBackup(file, described)
  const { length } = await readFile(file)
  for (let remaining = length - 1; remaining >= 0; remaining -= 1) {
    await truncate(file, remaining)
    await expect(verifyBackup(file), `${remaining} bytes`).rejects.toThrow('its end is missing')
  }
})

test('A disk error during the reading of a backup names the backup; a folder instead of a backup gives another error', async () => {
  await sealBackup(file, described)
  const handle = await open(file)
  const failed = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
  const reading = vi.spyOn(Object.getPrototypeOf(handle), 'read').mockRejectedValue(failed)
  const broken = await verifyBackup(file).catch((error: unknown) => error)
  reading.mockRestore()
  await handle.close()
  expect(broken).toBeInstanceOf(BackupError)
  expect(broken).not.toBeInstanceOf(BackupNotTried)
  expect(String(broken)).toContain(`${file} cannot be read: EIO`)
  await expect(verifyBackup(folder)).rejects.toThrow(BackupNotTried)
})

test('A backup with any byte changed is refused', async () => {
  await sealBackup(file, described)
  const whole = await readFile(file)
  // The checksum does not cover the manifest after the database; a restore checks the parts of the manifest that it
  // uses.
  for (const [index, byte] of whole.subarray(0, database.length).entries()) {
    const changed = Buffer.from(whole)
    changed[index] = byte ^ 1
    await writeFile(file, changed)
    await expect(verifyBackup(file), `byte ${index}`).rejects.toThrow('does not match its checksum')
  }
})

test.each([
  ['any other file', 'This is no backup. '.repeat(100)],
  ['an end whose length exceeds the manifest limit', `${database}TRUEWHEEL-BACKUPffffffff`],
  ['an end without a number', `${database}TRUEWHEEL-BACKUPnonsense`],
  ['an invalid manifest', `${database}{}TRUEWHEEL-BACKUP00000002`],
])('A file with %s is refused', async (_, content) => {
  await writeFile(file, content)
  await expect(verifyBackup(file)).rejects.toThrow('its end is missing')
})

test('The error for a missing file names it', async () => {
  await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow(/none cannot be read: ENOENT/)
})
