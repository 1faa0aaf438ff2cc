import './config/production-default.ts'
import { enableCompileCache } from 'node:module'
import { compileCacheFolder } from './platform/compile-cache.ts'

// Caches compiled code for the next start. Only later imports are cached, so no other module of the shop is imported
// above.
enableCompileCache(compileCacheFolder)

const { runShop } = await import('./start/run-shop.ts')
await runShop(async () => {
  const [{ mountCardSandbox }, { mountDemoGoogle }] = await Promise.all([
    import('../sandbox/cards/mount.ts'),
    import('../sandbox/google/mount.ts'),
  ])
  return { cards: mountCardSandbox, demoGoogle: mountDemoGoogle }
})
