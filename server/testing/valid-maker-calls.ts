import { addMaker } from '../operations/catalogue/change-makers.ts'
import { newId } from '../platform/ids.ts'
import { granted, staff } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

/** Returns a maker outside of the European Union whose name no other one has. */
export function madeUpMaker(name = `Northgate Tools ${newId()}`) {
  return {
    name,
    address: '12 Mill Lane\nSheffield S1 2AB',
    country: 'GB',
    contact: 'safety@northgate.example',
    responsible: {
      name: 'Northgate EU GmbH',
      address: 'Hafenstraße 3\n20457 Hamburg\nGermany',
      contact: 'https://northgate.example/eu',
    },
    brands: ['Northgate'],
  }
}

async function putMaker({ shop }: TestApp) {
  const maker = madeUpMaker()
  return { maker, id: granted(await addMaker(shop, staff, maker)) }
}

/** A valid call of each operation on makers and families. */
export const validMakerCalls = {
  listMakers: async (app: TestApp) => {
    await putMaker(app)
    return byAdmin(app)
  },
  addMaker: (app: TestApp) => byAdmin(app, { body: madeUpMaker() }),
  changeMaker: async (app: TestApp) => {
    const { id, maker } = await putMaker(app)
    return byAdmin(app, { params: { id }, body: { ...maker, country: 'IE', responsible: null, version: 1 } })
  },
  listFamilies: (app: TestApp) => byAdmin(app),
  deleteMaker: async (app: TestApp) => byAdmin(app, { params: { id: (await putMaker(app)).id } }),
}
