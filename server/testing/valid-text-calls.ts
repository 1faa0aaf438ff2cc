import { originalVersion } from '../../contract/shop/settings.ts'
import { originalTexts, readSource } from '../operations/texts/stored-texts.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin } from './valid-callers.ts'

export const validTextCalls = {
  listTexts: (app: TestApp) => byAdmin(app),
  getTextSource: (app: TestApp) => byAdmin(app, { params: { page: 'terms' }, query: { language: 'de' } }),
  changeText: async (app: TestApp) => {
    const { version: from } = await sourceOf(app)
    return byAdmin(app, { params: { page: 'terms' }, body: { from, markdown: `We promise ${newId()}.` } })
  },
  listTextVersions: (app: TestApp) => byAdmin(app, { params: { page: 'terms' } }),
  restoreText: async (app: TestApp) => {
    const { version: from } = await sourceOf(app)
    return byAdmin(app, { params: { page: 'terms', id: originalVersion }, body: { from } })
  },
  previewText: (app: TestApp) => byAdmin(app, { body: { markdown: 'We promise.' } }),
  getText: async () => ({ params: { page: 'terms' } }),
}

async function sourceOf({ shop }: TestApp) {
  const name = { page: 'terms', language: 'en' } as const
  return readSource(shop, shop.database.read, name, await originalTexts(shop, name.page))
}
