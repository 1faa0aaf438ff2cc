import type * as contract from '../../../contract/shop/texts.ts'
import { done } from '../../../domain/outcome.ts'
import { changeText, restoreText } from '../../operations/texts/change-text.ts'
import { findText, previewOf } from '../../operations/texts/find-text.ts'
import { listTexts, listTextVersions, readSource } from '../../operations/texts/stored-texts.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const texts = {
  getText: async ({ shop, web, input: { params } }) => done(await findText(shop, web.textFacts, params.page)),
  listTexts: async ({ shop }) => done(await listTexts(shop)),
  getTextSource: async ({ shop, input: { params } }) =>
    done(await readSource(shop, shop.database.read, params.page)),
  changeText: ({ shop, web, caller, input: { params, body } }) =>
    changeText(shop, web.textFacts, caller, { ...params, ...body }),
  listTextVersions: async ({ shop, input: { params } }) => done(await listTextVersions(shop, params.page)),
  restoreText: ({ shop, caller, input: { params, body } }) =>
    restoreText(shop, caller, { ...params, ...body }),
  previewText: async ({ shop, web, input: { body } }) =>
    done(await previewOf(shop, web.textFacts, body.markdown)),
} satisfies HandlersOf<typeof contract.texts>
