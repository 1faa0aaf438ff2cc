import { addSpecKey } from '../operations/catalogue/change-spec-keys.ts'
import { granted, staff } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

let ownKeys = 0

/** Returns a key that the dictionary lacks. */
function ownSpecKey() {
  ownKeys += 1
  return {
    key: `own-key-${ownKeys}`,
    name: 'Bore diameter',
    unit: 'mm',
    kind: 'number',
    meaning: 'The diameter of the hole.',
  } as const
}

async function putSpecKey({ shop }: TestApp) {
  const specKey = ownSpecKey()
  granted(await addSpecKey(shop, staff, specKey))
  return specKey
}

/** Valid calls of the operations of the dictionary of specifications. */
export const validSpecKeyCalls = {
  listSpecKeys: async () => ({}),
  addSpecKey: (app: TestApp) => byAdmin(app, { body: ownSpecKey() }),
  changeSpecKey: async (app: TestApp) => {
    const { key } = await putSpecKey(app)
    return byAdmin(app, { params: { key }, body: { name: 'Bore', unit: null } })
  },
  deleteSpecKey: async (app: TestApp) => {
    const { key } = await putSpecKey(app)
    return byAdmin(app, { params: { key }, query: { evenIfUsed: 'true' } })
  },
}
