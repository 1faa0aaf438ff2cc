import { join } from 'node:path'

/**
 * Folder of compiled code, TypeScript included (docs/decisions/0014). `tools/start.mjs`, which runs before any
 * TypeScript, names it too.
 */
export const compileCacheFolder = join(import.meta.dirname, '../../node_modules/.cache/truewheel')
