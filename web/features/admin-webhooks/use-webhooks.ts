import { useCallback } from 'react'
import { listWebhooks, type WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import { type Loaded, useLoaded } from '../../api/use-loaded.ts'

/** Loads the shop's webhooks; they are few. */
export function useWebhooks(): readonly [Loaded<readonly WireWebhook[]>, reload: () => void] {
  const api = useApi()
  const [loaded, reload] = useLoaded(
    useCallback(
      (signal: AbortSignal): Promise<readonly WireWebhook[]> => api.call(listWebhooks, {}, { signal }),
      [api],
    ),
  )
  return [loaded, () => void reload()]
}
