import { getAdmin as operation } from '../../../contract/accounts.ts'
import { done } from '../../../domain/outcome.ts'
import { getAdmin as isAdmin } from '../../operations/accounts/get-admin.ts'
import { serve } from '../serve-operation.ts'

export const getAdmin = serve(operation, async ({ shop, caller, input }) => {
  const admin = await isAdmin(shop, caller, input.params.email)
  return admin.ok ? done({ admin: admin.value }) : admin
})
