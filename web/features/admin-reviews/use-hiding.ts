import { useCallback } from 'react'
import { hideReview, type WrittenReview } from '../../../contract/reviews.ts'
import { useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { reviewsTexts as texts } from './texts.ts'

/** Hides a review from visitors, or shows a hidden one again. `onChanged` is told when the list is out of date. */
export function useHiding(onChanged: () => void) {
  const change = useCallback(
    async ({ _id: id, name, hiddenAt }: WrittenReview): Promise<void> => {
      const hidden = hiddenAt === null
      await sessionApi().call(hideReview, { params: { id }, body: { hidden } })
      showToast('success', hidden ? texts.isHidden(name) : texts.isShown(name))
      onChanged()
    },
    [onChanged],
  )
  return useAction(change)
}
