// The program of `npm start`: starts the built server. Minimal, so that the compile cache is on before a large file is
// read (docs/decisions/0014).
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boundMemory } from './bootstrap/bound-memory.mjs'
import { stopWithParent } from './bootstrap/stop-with-parent.mjs'

boundMemory()
const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, 'node_modules', '.cache', 'truewheel'))
stopWithParent()
const program = join(root, 'dist', 'shop', 'main.js')
if (existsSync(program)) await import(pathToFileURL(program).href)
else {
  console.error('Truewheel cannot start. It is not built: run npm run build, or npm start.')
  process.exitCode = 1
}
