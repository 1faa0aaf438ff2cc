import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { deleteTool } from '../../../contract/catalogue/delete-tool.ts'
import type { Tool } from '../../../contract/catalogue/tool.ts'
import { operation } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { manageProductMessages } from '../../messages/admin-products.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** The product that somebody is about to delete. */
interface Deleting {
  readonly tool: Tool
  readonly busy: boolean
  /** Why it was refused. */
  readonly problem?: string
}

// Another backend may answer less than spec §7 says: any success counts, unless it says that nothing was deleted.
const deleteAnywhere = operation({ ...deleteTool, answer: z.unknown() })
const nothingDeleted = z.object({ deletedCount: z.literal(0) })

/**
 * Deletes a product after it was confirmed (spec §5, §8).
 *
 * @param onChanged is told when the list is out of date; `deleted` when the product is gone from it.
 */
export function useDeleting(onChanged: (deleted: boolean) => void) {
  const [deleting, setDeleting] = useState<Deleting | null>(null)

  async function confirm(): Promise<void> {
    if (!deleting) return
    const { tool } = deleting
    const asked = { tool, busy: true }
    setDeleting(asked)
    const problem = await remove(tool)
    if (problem === null) showToast('success', manageProductMessages.deleted(tool.name))
    const answered = problem === null ? null : { tool, busy: false, problem }
    // By then the dialog may ask about another one, or about nothing.
    setDeleting((now) => (now === asked ? answered : now))
    onChanged(problem === null)
  }
  return {
    deleting,
    ask: useCallback((tool: Tool) => setDeleting({ tool, busy: false }), []),
    confirm: () => void confirm(),
    keep: () => setDeleting(null),
  }
}

/** Answers why it was refused, or null when it is deleted. */
async function remove(tool: Tool): Promise<string | null> {
  try {
    const answer = await sessionApi().call(deleteAnywhere, { params: { id: tool._id } })
    return z.safeParse(nothingDeleted, answer).success ? manageProductMessages.gone : null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}
