import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Shop } from '../operations/shop.ts'
import { ThrottledLog } from '../platform/log.ts'
import { type Tracing, tracedCalls } from '../platform/tracing.ts'

/** Opens tracing if a collector is configured. */
export async function chooseTracing(
  { traceEndpoint: endpoint }: Settings,
  log: Logger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { openTracing } = await import('../platform/tracing.ts')
  const problems = new ThrottledLog()
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  const onProblem = () => problems.write(log, 'warn', {}, 'traces could not be sent')
  return openTracing({ endpoint, version, onProblem })
}

/** Returns the shop with a span for each call of a provider during a request. */
export function tracedProviders(tracing: Tracing | undefined, shop: Shop): Shop {
  if (!tracing) return shop
  const { cards, imageHosting, mail, pictureStore } = shop
  return {
    ...shop,
    cards: tracedCalls(tracing, 'cards', cards),
    imageHosting: imageHosting && tracedCalls(tracing, 'images', imageHosting),
    pictureStore: pictureStore && tracedCalls(tracing, 'pictures', pictureStore),
    mail: mail && tracedCalls(tracing, 'mail', mail),
  }
}
