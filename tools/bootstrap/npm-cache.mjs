import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns an environment in which npm has a writable cache. It is the current environment, or, if the home folder is
 * read-only, one with a temporary folder that `remove()` deletes.
 */
export function usableCache() {
  // npm sets this variable for its scripts.
  if (isWritable(process.env.npm_config_cache ?? join(homedir(), '.npm'))) {
    return { environment: {}, remove: () => undefined }
  }
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-npm-'))
  return {
    environment: { npm_config_cache: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
