import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const linuxMemory = '/dev/shm'
/** Containers often have 64 MB there, and a full disk fails tests. */
const enoughBytes = 512 * 1024 * 1024

/**
 * Returns what the path of a run's folder for SQLite data begins with. In memory a commit's `fsync` takes no time, and the shop's
 * own settings stay as they are; elsewhere the data tests wait for the disk at each write.
 */
export function dataFolderPrefix(): string {
  return join(hasRoom(linuxMemory) ? linuxMemory : tmpdir(), 'truewheel-tests-')
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enoughBytes
}
