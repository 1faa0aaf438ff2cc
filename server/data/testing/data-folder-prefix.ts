import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const linuxMemory = '/dev/shm'
/** Containers often provide only 64 MB, and a full disk fails tests. */
const enoughBytes = 512 * 1024 * 1024

/**
 * Returns the path prefix of a run's folder for SQLite data. In memory a commit's `fsync` takes no time, without
 * changing the shop's settings; elsewhere the data tests wait for the disk at each write.
 */
export function dataFolderPrefix(): string {
  return join(hasRoom(linuxMemory) ? linuxMemory : tmpdir(), 'truewheel-tests-')
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= enoughBytes
}
