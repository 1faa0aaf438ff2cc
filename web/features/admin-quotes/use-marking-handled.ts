import { useCallback, useRef, useState } from 'react'
import { markHandled } from '../../../contract/quotes/mark-handled.ts'
import type { Quote } from '../../../contract/quotes/quote.ts'
import { ApiError } from '../../api/api-error.ts'
import { quotesMessages } from '../../messages/admin-quotes.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** Notes that a request is dealt with. `onMarked` is told when the list is out of date. */
export function useMarkingHandled(onMarked: () => void) {
  /** The request that is being marked. */
  const [marking, setMarking] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef(false)

  const mark = useCallback(
    async (quote: Quote): Promise<void> => {
      if (underWay.current) return
      underWay.current = true
      setMarking(quote._id)
      setProblem(undefined)
      try {
        await sessionApi().call(markHandled, { params: { id: quote._id } })
        showToast('success', quotesMessages.markedHandled(quote.name))
        onMarked()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(error.message)
      } finally {
        underWay.current = false
        setMarking(undefined)
      }
    },
    [onMarked],
  )
  return { marking, problem, mark }
}
