import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns one fingerprint (SHA-256, hex) of the names and contents of files. Dates do not count, so a fresh
 * clone, another branch and a touched file are all handled correctly.
 *
 * @param {string} root
 * @param {string[]} paths files and folders below root; missing ones are skipped
 * @param {(path: string) => boolean} counts whether a file is included
 */
export function fingerprint(root, paths, counts = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => filesBelow(root, each)).sort()) {
    if (!counts(path)) continue
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesBelow(root, path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (entry === undefined) return []
  if (entry.isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`))
}

/** Reads a stamp, or null if it is missing or truncated. */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

/** Writes the stamp atomically. */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(value))
  renameSync(temporary, file)
}

/** Removes the stamp before work begins, so that interrupted work counts as not done. */
export function removeStamp(file) {
  rmSync(file, { force: true })
}
