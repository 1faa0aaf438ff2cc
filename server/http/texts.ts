import * as contract from '../../contract/texts.ts'
import { done } from '../../domain/outcome.ts'
import { findText } from '../operations/texts/find-text.ts'
import { serve } from './serving/serve-operation.ts'

export const texts = [
  serve(contract.getText, async ({ shop, web, input: { params } }) =>
    done(await findText(shop, web.textFacts, params.page)),
  ),
]
