import { applyImport } from '../../server/operations/imports/apply-import.ts'
import { checkImports } from '../../server/operations/imports/check-imports.ts'
import { createImport } from '../../server/operations/imports/create-import.ts'
import { checkedImport, filedProduct, fileOf } from '../../server/testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../server/testing/shop-contents.ts'
import type { OtherShop, Scene } from './paying-scenes.ts'

/** The scenes of an import; each scene has its own tools. */
export const importScenes: Readonly<Record<string, (shop: OtherShop) => Promise<Scene>>> = {
  async 'send a file'(shop) {
    const { admin, file, is } = await oneFile(shop)
    return {
      call: { call: 'sendImport', arguments: [admin, file] },
      async isRight() {
        await checkImports(shop)
        const query = shop.database.read.selectFrom('imports').where('created_by', '=', admin.userId)
        const states = (await query.select('state').execute()).map(({ state }) => state)
        // Sent again after a lost answer, because neither call changes products by itself.
        const isSent = states.length === 1 || states.length === 2
        return isSent && states.every((state) => state === 'checked') && (await is('as it was'))
      },
    }
  },
  async 'compare a file'(shop) {
    const { admin, file, is } = await oneFile(shop)
    const importId = granted(await createImport(shop, admin, { fileName: 'a.csv', bytes: Buffer.from(file) }))
    return {
      call: { call: 'checkImports', arguments: [] },
      isRight: async () => (await stateOf(shop, importId)) === 'checked' && (await is('as it was')),
    }
  },
  async 'apply an import'(shop) {
    const { admin, file, is } = await oneFile(shop)
    const importId = await checkedImport(shop, admin, file)
    return {
      call: { call: 'applyImport', arguments: [admin, importId] },
      isRight: async () => (await stateOf(shop, importId)) === 'applied' && (await is('changed')),
    }
  },
  async 'undo an import'(shop) {
    const { admin, file, is } = await oneFile(shop)
    const importId = await checkedImport(shop, admin, file)
    granted(await applyImport(shop, admin, importId))
    return {
      call: { call: 'undoImport', arguments: [admin, importId] },
      isRight: async () => (await stateOf(shop, importId)) === 'undone' && (await is('as it was')),
    }
  },
  async 'discard an import'(shop) {
    const { admin, file, is } = await oneFile(shop)
    const importId = await checkedImport(shop, admin, file)
    return {
      call: { call: 'cancelImport', arguments: [importId] },
      isRight: async () => (await stateOf(shop, importId)) === 'cancelled' && (await is('as it was')),
    }
  },
}

/** A file that changes the price and the stock of two tools, and adds a product. */
async function oneFile(shop: OtherShop) {
  const admin = await addAdmin(shop)
  const tools = [await addTool(shop, { stock: 8 }), await addTool(shop, { stock: 8 })]
  const name = `Added beside ${tools[0]}`
  const stock = { availableQuantity: '11', exportedQuantity: '8' }
  const changed = tools.map((_id) => ({ _id, price: '11.00', ...stock }))
  const file = fileOf([...changed, { ...filedProduct, _id: '', exportedQuantity: '', name }])
  const is = async (wanted: 'changed' | 'as it was') => {
    const { read } = shop.database
    const found = await read
      .selectFrom('products')
      .where('id', 'in', tools)
      .select(['unit_price_cents as cents', 'available'])
      .execute()
    const [cents, available] = wanted === 'changed' ? [1_100, 11] : [1_250, 8]
    const isRight = found.every((tool) => tool.cents === cents && tool.available === available)
    const added = await read
      .selectFrom('products')
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute()
    return isRight && added.length === (wanted === 'changed' ? 1 : 0)
  }
  return { admin, file, is }
}

async function stateOf({ database }: OtherShop, importId: string): Promise<string | undefined> {
  const query = database.read.selectFrom('imports').where('id', '=', importId).select('state')
  return (await query.executeTakeFirst())?.state
}
