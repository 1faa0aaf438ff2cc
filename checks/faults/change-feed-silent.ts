import { setTimeout as wait } from 'node:timers/promises'
import { changeTool } from '../../server/operations/catalogue/change-tool.ts'
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

const rounds = 3
const watchedMs = 60_000
/** A heartbeat every 10 s that has 5 s, and the time for a new connection. */
const heardWithinMs = 20_000

/** The one connection on which a process hears of changes goes silent, while another process changes a price. */
export const changeFeedSilent: LongRun = {
  name: 'change-feed-silent',
  about: `the connection that hears of changes goes silent without an error, ${rounds} times, and a price is changed elsewhere`,
  needs: 'postgres',
  run: () => withShopBehindProxy(changeInSilence),
}

async function changeInSilence(running: ShopBehindProxy): Promise<readonly Figure[]> {
  const other = await openShopOn(running.place)
  const admin = await addAdmin(other)
  const changePrice = async (dollars: number) => {
    const change = { description: { unitPriceCents: dollars * 100 }, restock: undefined }
    granted(await changeTool(other, admin, running.toolId, change))
  }
  const figures: Figure[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [heard, unheard] = [20 + 2 * round, 21 + 2 * round]
      await changePrice(heard)
      const heardMs = await untilShown(running, heard)
      const silenced = running.proxy.hangThoseThatSent('listen truewheel_changes')
      await changePrice(unheard)
      const shownMs = await untilShown(running, unheard)
      figures.push(
        figure(`${round}: connections silenced`, silenced, '1 or more', silenced > 0),
        figure(
          `${round}: a price shown with its change heard, after`,
          seconds(heardMs),
          'within 5 s',
          heardMs <= 5_000,
        ),
        figure(
          `${round}: a price shown with its change unheard, after`,
          shownMs < watchedMs ? seconds(shownMs) : `not within ${seconds(watchedMs)}`,
          `within ${seconds(heardWithinMs)}`,
          shownMs <= heardWithinMs,
        ),
      )
    }
  } finally {
    await other.database.close()
  }
  const lines = running.shop
    .output()
    .split('\n')
    .filter((line) => line.includes('Changes are not heard'))
  const noticed = figure('lines in the log', lines.length, `${rounds}`, lines.length === rounds)
  running.proxy.hangThoseThatSent('listen truewheel_changes')
  return [...figures, noticed, ...(await stopShop(running.shop))]
}

/** How long it takes until the tool's page and the list show a price. */
async function untilShown({ shop, toolId }: ShopBehindProxy, price: number): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < watchedMs) {
    const shown = await Promise.all([call(`${shop.url}/tool/${toolId}`), call(`${shop.url}/api/tools`)])
    if (shown.every(({ body }) => body.replaceAll('\\"', '"').includes(`"price":${price}`))) break
    await wait(100)
  }
  return performance.now() - begun
}
