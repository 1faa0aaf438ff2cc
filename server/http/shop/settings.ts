import type * as contract from '../../../contract/shop/settings.ts'
import { done } from '../../../domain/outcome.ts'
import { changeSettings, restoreSettings } from '../../operations/settings/change-settings.ts'
import { listOwnersWords } from '../../operations/settings/list-owners-words.ts'
import { listSectionVersions, readSection } from '../../operations/settings/read-settings.ts'
import { shopOnPages } from '../../operations/settings/shop-on-pages.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const settings = {
  getShop: async ({ shop }) => done(await shopOnPages(shop, currentRequest()?.language)),
  getSettings: async ({ shop, input }) => done(await readSection(shop, input.params.section)),
  changeSettings: ({ shop, caller, input }) =>
    changeSettings(shop, caller, { ...input.params, ...input.body }),
  listSettingVersions: async ({ shop, input }) => done(await listSectionVersions(shop, input.params.section)),
  restoreSettings: ({ shop, caller, input }) =>
    restoreSettings(shop, caller, { ...input.params, ...input.body }),
  listOwnersWords: async ({ shop, web }) => done(await listOwnersWords(shop, web.search)),
} satisfies HandlersOf<typeof contract.settingsOperations>
