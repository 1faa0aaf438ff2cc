import * as contract from '../../../contract/shop/settings.ts'
import { done } from '../../../domain/outcome.ts'
import { changeSettings, restoreSettings } from '../../operations/settings/change-settings.ts'
import { listSectionVersions, readSection } from '../../operations/settings/read-settings.ts'
import { shopOnPages } from '../../operations/settings/shop-on-pages.ts'
import { serve } from '../serving/serve-operation.ts'

export const settings = [
  serve(contract.getShop, async ({ shop }) => done(await shopOnPages(shop))),
  serve(contract.getSettings, async ({ shop, input }) => done(await readSection(shop, input.params.section))),
  serve(contract.changeSettings, ({ shop, caller, input }) =>
    changeSettings(shop, caller, { ...input.params, ...input.body }),
  ),
  serve(contract.listSettingVersions, async ({ shop, input }) =>
    done(await listSectionVersions(shop, input.params.section)),
  ),
  serve(contract.restoreSettings, ({ shop, caller, input }) =>
    restoreSettings(shop, caller, { ...input.params, ...input.body }),
  ),
]
