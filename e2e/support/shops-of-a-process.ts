import '../../server/config/production-default.ts'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { destination } from 'pino'
import type { RunningShop } from '../../server/start/start-shop.ts'
import type { ToShops } from './shared-process.ts'

// Runs many shops, as `server/main.ts` runs one, and tells its parent when one has ended.

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/truewheel'))

const [{ readSettings }, { createLog }, { startShop }, { mountCardSandbox }, { mountDemoGoogle }] =
  await Promise.all([
    import('../../server/config/read-settings.ts'),
    import('../../server/platform/log.ts'),
    import('../../server/start/start-shop.ts'),
    import('../../sandbox/cards/mount.ts'),
    import('../../sandbox/google/mount.ts'),
  ])

const shops = new Map<number, Promise<RunningShop>>()

process.on('message', (message: ToShops) => {
  const { id } = message
  if ('settings' in message) {
    const shop = start(message)
    shops.set(id, shop)
    shop.catch((error: unknown) => ended(id, error))
  } else {
    const shop = shops.get(id)
    shops.delete(id)
    shop
      ?.then((running) => running.stop())
      .then(
        () => ended(id),
        (error: unknown) => ended(id, error),
      )
  }
})
process.on('SIGTERM', () => process.exit(0))

async function start({ settings, logFile }: Extract<ToShops, { settings: unknown }>): Promise<RunningShop> {
  // Written at once, so that a test that has its answer reads every line about it.
  const log = createLog('info', destination({ dest: logFile, sync: true }))
  return startShop(readSettings(settings), log, { cards: mountCardSandbox, demoGoogle: mountDemoGoogle })
}

function ended(id: number, error?: unknown): void {
  process.send?.({ id, ...(error instanceof Error && { error: error.stack }) })
}
