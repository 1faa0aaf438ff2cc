import { addWebhook, switchWebhook } from '../operations/webhooks/change-webhooks.ts'
import { testWebhook } from '../operations/webhooks/send-again.ts'
import { addTool, granted, staff } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

const body = { url: 'https://hooks.example/truewheel', types: ['order.paid', 'product.changed'] }

/** Adds an endpoint; the shop may have only some, so the earlier ones go. */
async function putWebhook({ shop }: TestApp): Promise<string> {
  await makeRoom({ shop })
  return granted(await addWebhook(shop, staff, { ...body, description: '' })).id
}

async function makeRoom({ shop }: Pick<TestApp, 'shop'>): Promise<void> {
  await shop.database.autocommit.deleteFrom('webhook_endpoints').execute()
}

/** Adds an endpoint with a delivery that its switching off let it miss; returns the delivery's id. */
async function putMissed(app: TestApp): Promise<string> {
  const id = await putWebhook(app)
  const deliveryId = granted(await testWebhook(app.shop, id))
  await app.shop.database.autocommit
    .updateTable('webhook_deliveries')
    .set({ state: 'missed', next_attempt_at: null })
    .where('id', '=', deliveryId)
    .execute()
  return deliveryId
}

/** A valid call of each operation on webhooks. */
export const validWebhookCalls = {
  listWebhooks: async (app: TestApp) => {
    await putWebhook(app)
    return byAdmin(app)
  },
  addWebhook: async (app: TestApp) => {
    await makeRoom(app)
    return byAdmin(app, { body })
  },
  changeWebhook: async (app: TestApp) =>
    byAdmin(app, {
      params: { id: await putWebhook(app) },
      body: { ...body, types: ['order.sent'], version: 1 },
    }),
  switchWebhook: async (app: TestApp) =>
    byAdmin(app, { params: { id: await putWebhook(app) }, body: { active: false } }),
  deleteWebhook: async (app: TestApp) => byAdmin(app, { params: { id: await putWebhook(app) } }),
  rotateWebhookSecret: async (app: TestApp) => byAdmin(app, { params: { id: await putWebhook(app) } }),
  testWebhook: async (app: TestApp) => byAdmin(app, { params: { id: await putWebhook(app) } }),
  resendMissed: async (app: TestApp) => {
    const id = await putWebhook(app)
    granted(await switchWebhook(app.shop, staff, id, false))
    granted(await switchWebhook(app.shop, staff, id, true))
    return byAdmin(app, { params: { id } })
  },
  listDeliveries: async (app: TestApp) => {
    const id = await putWebhook(app)
    await addTool(app.shop, { stock: 1 })
    return byAdmin(app, { params: { id }, query: { limit: '10' } })
  },
  getDelivery: async (app: TestApp) => byAdmin(app, { params: { id: await putMissed(app) } }),
  resendDelivery: async (app: TestApp) => byAdmin(app, { params: { id: await putMissed(app) } }),
}
