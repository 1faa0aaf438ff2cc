import { existsSync, statfsSync } from 'node:fs'

const linuxMemory = '/dev/shm'
/** Containers often provide only 64 MB, and a full folder fails tests and crashes browsers. */
const enoughBytes = 512 * 1024 * 1024

/** Returns the in-memory folder, or null if there is none with enough space. */
export function memoryFolder(): string | null {
  if (!existsSync(linuxMemory)) return null
  const { bavail, bsize } = statfsSync(linuxMemory)
  return bavail * bsize >= enoughBytes ? linuxMemory : null
}
