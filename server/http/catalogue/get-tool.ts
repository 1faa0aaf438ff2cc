import { getTool as operation } from '../../../contract/tools.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findTool } from '../../data/queries/tools.ts'
import { serve } from '../serve-operation.ts'
import { toolOnWire } from './tool-on-wire.ts'

export const getTool = serve(operation, async ({ shop, input }) => {
  const tool = await findTool(shop.database.read, input.params.id)
  return tool ? done(toolOnWire(tool)) : refused('TOOL_NOT_FOUND')
})
