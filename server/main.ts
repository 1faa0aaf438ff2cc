import './config/production-default.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What is compiled, TypeScript to begin with, is kept for the next start (docs/decisions/0014). That holds for what is
// imported from here on, so nothing else of the shop stands above.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/truewheel'))

const [{ runShop }, { mountCardSandbox }, { mountDemoGoogle }] = await Promise.all([
  import('./start/run-shop.ts'),
  import('../sandbox/cards/mount.ts'),
  import('../sandbox/google/mount.ts'),
])
await runShop({ cards: mountCardSandbox, demoGoogle: mountDemoGoogle })
