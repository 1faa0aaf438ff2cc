import * as contract from '../../../contract/shop/texts.ts'
import { done } from '../../../domain/outcome.ts'
import { changeText, restoreText } from '../../operations/texts/change-text.ts'
import { findText, previewOf } from '../../operations/texts/find-text.ts'
import { listTexts, listTextVersions, readSource } from '../../operations/texts/stored-texts.ts'
import { serve } from '../serving/serve-operation.ts'

export const texts = [
  serve(contract.getText, async ({ shop, web, input: { params } }) =>
    done(await findText(shop, web.textFacts, params.page)),
  ),
  serve(contract.listTexts, async ({ shop }) => done(await listTexts(shop))),
  serve(contract.getTextSource, async ({ shop, input: { params } }) =>
    done(await readSource(shop, shop.database.read, params.page)),
  ),
  serve(contract.changeText, ({ shop, web, caller, input: { params, body } }) =>
    changeText(shop, web.textFacts, caller, { ...params, ...body }),
  ),
  serve(contract.listTextVersions, async ({ shop, input: { params } }) =>
    done(await listTextVersions(shop, params.page)),
  ),
  serve(contract.restoreText, ({ shop, caller, input: { params, body } }) =>
    restoreText(shop, caller, { ...params, ...body }),
  ),
  serve(contract.previewText, async ({ shop, web, input: { body } }) =>
    done(await previewOf(shop, web.textFacts, body.markdown)),
  ),
]
