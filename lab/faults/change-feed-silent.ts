import { setTimeout as wait } from 'node:timers/promises'
import { changeProduct } from '../../server/operations/catalogue/change-product.ts'
import { addAdmin, granted } from '../../server/testing/shop-contents.ts'
import type { Figure, LongRun } from '../long-run.ts'
import {
  call,
  figure,
  openShopOn,
  type ShopBehindProxy,
  seconds,
  stopShop,
  withShopBehindProxy,
} from './shop-behind-proxy.ts'

const rounds = 8
const watchedMs = 60_000
const shownWithinMs = 1_000
/** The time in which the old connection is given up and a new one listens. */
const reconnectedMs = 2_000

/** Silences the connection that carries change notifications while another process changes a price. */
export const changeFeedSilent: LongRun = {
  name: 'change-feed-silent',
  about: `the connection for change notifications goes silent without an error, ${rounds} times, while another process changes a price`,
  needs: 'postgres',
  run: () => withShopBehindProxy(changePricesSilently),
}

async function changePricesSilently(running: ShopBehindProxy): Promise<readonly Figure[]> {
  const other = await openShopOn(running.place)
  const admin = await addAdmin(other)
  const changePrice = async (dollars: number) => {
    const change = { description: { unitPriceCents: dollars * 100 }, restock: undefined }
    granted(await changeProduct(other, admin, running.productId, change))
  }
  const figures: Figure[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [notifiedPrice, silentPrice] = [20 + 2 * round, 21 + 2 * round]
      await changePrice(notifiedPrice)
      const notifiedMs = await untilShown(running, notifiedPrice)
      const silenced = running.proxy.hangThoseThatSent('listen truewheel_changes')
      await changePrice(silentPrice)
      const silentMs = await untilShown(running, silentPrice)
      // The next round silences the connection that replaces it.
      while (silencesIn(running) < round) await wait(100)
      await wait(reconnectedMs)
      figures.push(
        figure(`${round}: connections silenced`, silenced, '1 or more', silenced > 0),
        figure(
          `${round}: a price change with its notification shown after`,
          seconds(notifiedMs),
          'within 5 s',
          notifiedMs <= 5_000,
        ),
        figure(
          `${round}: a price change without its notification shown after`,
          silentMs < watchedMs ? seconds(silentMs) : `not within ${seconds(watchedMs)}`,
          `within ${seconds(shownWithinMs)}`,
          silentMs <= shownWithinMs,
        ),
      )
    }
  } finally {
    await other.database.close()
  }
  const lines = silencesIn(running)
  const logged = figure('lines in the log', lines, `${rounds}`, lines === rounds)
  running.proxy.hangThoseThatSent('listen truewheel_changes')
  return [...figures, logged, ...(await stopShop(running.shop))]
}

/** Counts the connections that were replaced after a silence. */
function silencesIn({ shop }: ShopBehindProxy): number {
  return shop
    .output()
    .split('\n')
    .filter((line) => line.includes('Changes are not heard')).length
}

/** Waits until the process shows a changed price. */
async function untilShown({ shop, productId }: ShopBehindProxy, price: number): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < watchedMs) {
    const shown = await Promise.all([call(`${shop.url}/tool/${productId}`), call(`${shop.url}/api/tools`)])
    if (shown.every(({ body }) => body.replaceAll('\\"', '"').includes(`"price":${price}`))) break
    await wait(20)
  }
  return performance.now() - startedAt
}
