import './config/production-default.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Caches compiled code, TypeScript included, for the next start (docs/decisions/0014). Only later imports are cached,
// so no other module of the shop is imported above.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/truewheel'))

const [{ runShop }, { mountCardSandbox }, { mountDemoGoogle }] = await Promise.all([
  import('./start/run-shop.ts'),
  import('../sandbox/cards/mount.ts'),
  import('../sandbox/google/mount.ts'),
])
await runShop({ cards: mountCardSandbox, demoGoogle: mountDemoGoogle })
