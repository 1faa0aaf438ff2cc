import { getAccount as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { getAccount as get } from '../../operations/accounts/get-account.ts'
import { serve } from '../serve-operation.ts'

export const getAccount = serve(operation, async ({ shop, caller }) => done(await get(shop, caller)))
