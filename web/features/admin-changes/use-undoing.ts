import { useCallback } from 'react'
import { type Change, undoChange } from '../../../contract/desk/changes.ts'
import { useApi } from '../../api/api-context.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { changesTexts as texts } from './texts.ts'

/**
 * Asks for confirmation before a change is undone. A refusal keeps the question open and shows its reason; a success is
 * reported.
 */
export function useUndoing(onUndone: () => void) {
  const api = useApi()
  const undo = useCallback(
    async ({ _id: entry }: Change): Promise<undefined> => {
      await api.call(undoChange, { params: { entry } })
    },
    [api],
  )
  return useConfirm(undo, () => {
    showToast('success', texts.undone)
    onUndone()
  })
}
