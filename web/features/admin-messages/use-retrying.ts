import { useCallback } from 'react'
import { type OutboxEmail, retryEmail } from '../../../contract/emails.ts'
import { useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { emailTexts } from './texts.ts'

/** Has a message that was given up tried again. `onRetried` is told when the list is out of date. */
export function useRetrying(onRetried: () => void) {
  const retry = useCallback(
    async ({ _id: id, to }: OutboxEmail): Promise<void> => {
      await sessionApi().call(retryEmail, { params: { id } })
      showToast('success', emailTexts.triedAgain(to))
      onRetried()
    },
    [onRetried],
  )
  return useAction(retry)
}
