import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The environment in which npm can keep what it downloads: the present one, or where the home folder cannot be written
 * to, a folder that `remove()` takes away again.
 */
export function usableCache() {
  // npm tells its scripts where its cache is.
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
