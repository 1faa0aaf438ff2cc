import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../server/data/sqlite/open-sqlite.ts'
import type { Engine } from '../../server/data/testing/engine.ts'
import { BilledShop } from '../../server/testing/billed-papers.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'

/** Opens a shop in a folder of its own that has sold everything; its papers cover what papers can say. */
export async function openShopOfPapers(): Promise<{ shop: TestShop; sold: BilledShop }> {
  const shop = await openTestShop(inOwnFolder)
  const sold = new BilledShop(shop)
  await sold.sellEverything()
  return { shop, sold }
}

const inOwnFolder: Engine = {
  name: 'SQLite',
  async unmigrated() {
    const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-papers-'))
    return {
      place: { databaseUrl: undefined, dataDir },
      reopen: () => openSqlite(dataDir),
      drop: async () => rmSync(dataDir, { recursive: true }),
    }
  },
  async fresh() {
    const home = await this.unmigrated()
    const database = await home.reopen()
    return {
      ...home,
      database,
      async drop() {
        await database.close()
        await home.drop()
      },
    }
  },
  cleanUp: async () => undefined,
}
