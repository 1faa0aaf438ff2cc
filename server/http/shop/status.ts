import { getStatus } from '../../../contract/shop/status.ts'
import { done } from '../../../domain/outcome.ts'
import { serve } from '../serving/serve-operation.ts'

export const status = [serve(getStatus, async ({ web }) => done({ ...(await web.status.read()), runs: [] }))]
