import '../../server/config/production-default.ts'
import { enableCompileCache } from 'node:module'
import { destination } from 'pino'
import { compileCacheFolder } from '../../server/platform/compile-cache.ts'
import type { RunningShop } from '../../server/start/start-shop.ts'
import type { ToShops } from './shared-process.ts'

// Runs many shops, each as `server/main.ts` runs one, and notifies its parent when one has ended. `shared-process.ts`
// builds it.

enableCompileCache(compileCacheFolder)

const [
  { readSettings },
  { createLog },
  { startShop },
  { printWelcome },
  { mountCardSandbox },
  { mountDemoGoogle },
] = await Promise.all([
  import('../../server/config/read-settings.ts'),
  import('../../server/platform/log.ts'),
  import('../../server/start/start-shop.ts'),
  import('../../server/start/welcome.ts'),
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

async function start({ logFile, ...message }: Extract<ToShops, { settings: unknown }>): Promise<RunningShop> {
  // Written synchronously, so that a test that has its answer reads every log line about it.
  const lines = destination({ dest: logFile, sync: true })
  const log = createLog('info', lines)
  const settings = readSettings(message.settings)
  const shop = await startShop(settings, log, { cards: mountCardSandbox, demoGoogle: mountDemoGoogle })
  printWelcome(settings, shop, lines, log)
  return shop
}

function ended(id: number, error?: unknown): void {
  process.send?.({ id, ...(error instanceof Error && { error: error.stack }) })
}
