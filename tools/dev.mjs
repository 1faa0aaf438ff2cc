// The program of `npm run dev`. Minimal and without TypeScript, so that the compile cache is on before a large file is
// read (docs/decisions/0014).
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'truewheel'))
await import('./dev/serve.ts')
