import { type ComponentType, useEffect, useState } from 'react'
import { loadStyled } from '../missing-styles.ts'
import { onFirstToast } from './toast.ts'
import { whenIdle } from './when-idle.ts'

interface RegionProps {
  readonly label: string
}

interface NotificationRegionProps extends RegionProps {
  /** True if toasts are likely on this page, so that their code loads when the browser is idle. */
  readonly soon: boolean
}

/**
 * Renders the notification container (spec §2). The page starts with an empty region. The toasts' code replaces it once
 * toasts are likely, or with the first toast.
 */
export function NotificationRegion({ label, soon }: NotificationRegionProps) {
  const [Toasts, setToasts] = useState<ComponentType<RegionProps>>()
  useEffect(() => {
    async function load() {
      const loaded = await loadStyled(() => import('./toasts.tsx')).catch(() => undefined)
      // Offline the code cannot load, but the page itself shows that it is offline.
      if (loaded) setToasts(() => loaded.Toasts)
    }
    const stopListening = onFirstToast(load)
    const cancelIdle = soon ? whenIdle(load) : undefined
    return () => {
      stopListening()
      cancelIdle?.()
    }
  }, [soon])
  return Toasts ? <Toasts label={label} /> : <section aria-label={label} aria-live="polite" />
}
