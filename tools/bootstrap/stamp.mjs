import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * One fingerprint (SHA-256, hex) of the names and bytes of files; dates play no part, so a fresh clone, a
 * changed branch and a touched file are all told correctly.
 *
 * @param {string} root
 * @param {string[]} paths files and folders below root; what is not there counts as not there
 * @param {(path: string) => boolean} counts leaves out files that change nothing
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

/** What was stamped into the file, or null when there is no stamp or it was cut short. */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

/** Writes the stamp whole or not at all: a half-written one must never be read. */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, file)
}

/** Takes the stamp away before work begins, so that work cut short is seen as not done. */
export function removeStamp(file) {
  rmSync(file, { force: true })
}
