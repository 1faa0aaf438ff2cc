import { getSetup } from '../../../contract/shop/setup.ts'
import { done } from '../../../domain/outcome.ts'
import { listSetup } from '../../operations/setup/list-setup.ts'
import { serve } from '../serving/serve-operation.ts'

export const setup = [serve(getSetup, async ({ shop, web }) => done(await listSetup(shop, web.textFacts)))]
