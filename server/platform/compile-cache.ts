import { join } from 'node:path'

/**
 * The folder of compiled code, including TypeScript (docs/decisions/0014). `tools/start.mjs`, which runs before any
 * TypeScript, also contains this path.
 */
export const compileCacheFolder = join(import.meta.dirname, '../../node_modules/.cache/truewheel')
