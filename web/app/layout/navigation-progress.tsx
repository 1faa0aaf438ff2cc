import { useNavigation } from 'react-router'
import { layoutTexts } from '../../texts/layout.ts'

/** Shows immediately that a page is loading: a ruler that fills below the navbar. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="navigation-progress" data-busy={busy || undefined} role="status">
      {busy && <span className="sr-only">{layoutTexts.loading}</span>}
    </div>
  )
}
