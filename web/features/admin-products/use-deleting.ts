import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { deleteTool } from '../../../contract/tools.ts'
import { saysNothingDeleted } from '../../api/nothing-deleted.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { useQuestion } from '../../forms/use-question.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { manageProductTexts } from './texts.ts'

const deleteAnywhere = operation({ ...deleteTool, answer: z.unknown() })

/**
 * Deletes a product after it was confirmed (spec §5, §8).
 *
 * @param onChanged is told when the list is out of date; `deleted` when the product is gone from it.
 */
export function useDeleting(onChanged: (deleted: boolean) => void) {
  return useQuestion(remove, (tool, problem) => {
    if (problem === null) showToast('success', manageProductTexts.deleted(tool.name))
    onChanged(problem === null)
  })
}

/** Answers why it was refused, or null when it is deleted. */
async function remove(tool: Tool): Promise<string | null> {
  const answer = await sessionApi().call(deleteAnywhere, { params: { id: tool._id } })
  return saysNothingDeleted(answer) ? manageProductTexts.gone : null
}
