import { deleteTool as operation } from '../../../contract/tools.ts'
import { done } from '../../../domain/outcome.ts'
import { deleteTool as remove } from '../../operations/catalogue/delete-tool.ts'
import { serve } from '../serve-operation.ts'

export const deleteTool = serve(operation, async ({ shop, input }) => {
  const deleted = await remove(shop, input.params.id)
  return deleted.ok ? done({ acknowledged: true, deletedCount: 1 }) : deleted
})
