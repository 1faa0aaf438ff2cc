import { findLedgerMismatches } from '../../../server/data/queries/catalogue/stock.ts'
import { addTool } from '../../../server/testing/shop-contents.ts'
import type { Figure, LongRun } from '../../long-run.ts'
import { openStoppedShop, prepareCrowd } from '../booking-load.ts'
import { figure } from '../shop-behind-proxy.ts'
import { type Peopled, placeAt, withCluster } from './loaded-cluster.ts'

const buyers = 200
const pieces = 50

export const lastPieces: LongRun = {
  name: 'cluster-last-pieces',
  about: `${buyers} buyers at once for ${pieces} pieces at three shops behind nginx`,
  needs: 'cluster',
  run: () => withCluster(buyAll, { prepare: (url) => prepareCrowd(placeAt(url), buyers) }),
}

async function buyAll({ cluster, crowd }: Peopled): Promise<readonly Figure[]> {
  const shop = await openStoppedShop(placeAt(cluster.postgres.urlOf('primary')))
  try {
    const Id = await addTool(shop, { stock: pieces })
    const statuses = await Promise.all(
      crowd.tokens.map(async (token) => {
        const answer = await fetch(`${cluster.origin}/api/booking`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ Id, quantity: 1 }),
        })
        await answer.text()
        return answer.status
      }),
    )
    const read = shop.database.read
    const orders = await read.selectFrom('orders').where('product_id', '=', Id).select('id').execute()
    const tool = await read
      .selectFrom('products')
      .where('id', '=', Id)
      .select('available')
      .executeTakeFirstOrThrow()
    const booked = statuses.filter((status) => status === 200).length
    const refused = statuses.filter((status) => status === 409).length
    const mismatches = (await findLedgerMismatches(read)).length
    return [
      figure('buyers who got a piece', booked, `${pieces}`, booked === pieces),
      figure(
        'buyers who were told that it is gone',
        refused,
        `${buyers - pieces}`,
        refused === buyers - pieces,
      ),
      figure('orders stored', orders.length, `${pieces}`, orders.length === pieces),
      figure('pieces left', tool.available, '0', tool.available === 0),
      figure('tools that differ from their ledger', mismatches, '0', mismatches === 0),
    ]
  } finally {
    await shop.database.close()
  }
}
