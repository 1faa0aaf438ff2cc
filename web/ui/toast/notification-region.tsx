import { type ComponentType, useEffect, useState } from 'react'
import { loadStyled } from '../missing-styles.ts'
import { whenIdle } from '../when-idle.ts'
import { onFirstToast } from './toast.ts'

interface RegionProps {
  readonly label: string
}

interface NotificationRegionProps extends RegionProps {
  /** Toasts are likely on this page: fetch what shows them as soon as the browser is idle. */
  readonly soon: boolean
}

/**
 * The notification container (spec §2). An empty region comes with the page; what shows toasts arrives when
 * it is likely to be needed, or with the first toast, and takes its place.
 */
export function NotificationRegion({ label, soon }: NotificationRegionProps) {
  const [Toasts, setToasts] = useState<ComponentType<RegionProps>>()
  useEffect(() => {
    async function load() {
      const loaded = await loadStyled(() => import('./toasts.tsx')).catch(() => undefined)
      // Without a connection there is nothing to tell that the page does not say itself.
      if (loaded) setToasts(() => loaded.Toasts)
    }
    const stopListening = onFirstToast(load)
    const callOff = soon ? whenIdle(load) : undefined
    return () => {
      stopListening()
      callOff?.()
    }
  }, [soon])
  return Toasts ? <Toasts label={label} /> : <section aria-label={label} aria-live="polite" />
}
