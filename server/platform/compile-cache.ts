import { join } from 'node:path'

/**
 * The folder of compiled code, including TypeScript (docs/decisions/0014). `tools/start.mjs` and `tools/dev.mjs`, which
 * run before any TypeScript, also contain this path.
 */
export const compileCacheFolder = join(import.meta.dirname, '../../node_modules/.cache/truewheel')
