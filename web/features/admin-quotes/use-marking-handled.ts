import { useCallback } from 'react'
import { markHandled, type Quote } from '../../../contract/quotes.ts'
import { useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { quotesTexts } from './texts.ts'

/** Notes that a request is dealt with. `onMarked` is told when the list is out of date. */
export function useMarkingHandled(onMarked: () => void) {
  const mark = useCallback(
    async ({ _id: id, name }: Quote): Promise<void> => {
      await sessionApi().call(markHandled, { params: { id } })
      showToast('success', quotesTexts.markedHandled(name))
      onMarked()
    },
    [onMarked],
  )
  return useAction(mark)
}
