// The program of `npm start`. It is minimal JavaScript, so that the compile cache is on before the first
// TypeScript file is read: then a second start does not load the compiler (docs/decisions/0014).
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { boundMemory } from './bootstrap/bound-memory.mjs'
import { stopWithParent } from './bootstrap/stop-with-parent.mjs'

boundMemory()
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'truewheel'))
stopWithParent()
await import('../server/main.ts')
