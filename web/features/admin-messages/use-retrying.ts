import { useCallback, useRef, useState } from 'react'
import type { Message } from '../../../contract/messages/message.ts'
import { retryMessage } from '../../../contract/messages/retry-message.ts'
import { ApiError } from '../../api/api-error.ts'
import { messagesMessages } from '../../messages/admin-messages.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** Has a message that was given up tried again. `onRetried` is told when the list is out of date. */
export function useRetrying(onRetried: () => void) {
  /** The message that is being given to the mail server again. */
  const [retrying, setRetrying] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef(false)

  const retry = useCallback(
    async (message: Message): Promise<void> => {
      if (underWay.current) return
      underWay.current = true
      setRetrying(message._id)
      setProblem(undefined)
      try {
        await sessionApi().call(retryMessage, { params: { id: message._id } })
        showToast('success', messagesMessages.triedAgain(message.to))
        onRetried()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(error.message)
      } finally {
        underWay.current = false
        setRetrying(undefined)
      }
    },
    [onRetried],
  )
  return { retrying, problem, retry }
}
