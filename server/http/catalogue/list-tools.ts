import { listTools as operation } from '../../../contract/catalogue/list-tools.ts'
import { done } from '../../../domain/outcome.ts'
import { listTools as listStoredTools } from '../../data/queries/tools.ts'
import { serve } from '../serve-operation.ts'
import { toolOnWire } from './tool-on-wire.ts'

export const listTools = serve(operation, async ({ shop }) => {
  const tools = await listStoredTools(shop.database.read)
  return done(tools.map(toolOnWire))
})
