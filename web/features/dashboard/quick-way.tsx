import './quick-open.css'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { Role } from '../../../contract/accounts/roles.ts'
import { quickSearch } from '../../../contract/desk/quick.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { partMissingText } from '../../texts/problems.ts'
import { loadStyled } from '../../ui/missing-styles.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { QuickDialogProps } from './quick-dialog.tsx'
import { quickTexts as texts } from './quick-texts.ts'

interface QuickWayProps {
  readonly email: string
  readonly role: Role
}

/** Only admins can search for products and people. */
const whatOf = (role: Role) => (role === 'admin' ? texts.what : texts.whatOrders)

/**
 * Renders the button of the command palette, which looks like a field. Ctrl K and ⌘ K open the palette too. Its
 * dialog's code loads when it first opens.
 */
export function QuickWay({ email, role }: QuickWayProps) {
  const [open, setOpen] = useState(false)
  const searches = useHost().offers(quickSearch)
  const [Dialog, setDialog] = useState<ComponentType<QuickDialogProps>>()
  function show(): void {
    setOpen(true)
    if (Dialog) return
    loadOnDemand(() => loadStyled(() => import('./quick-dialog.tsx'))).then(
      (part) => setDialog(() => part.QuickDialog),
      () => {
        setOpen(false)
        showToast('error', partMissingText)
      },
    )
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    // Another open dialog must be answered first.
    if (!document.querySelector('dialog[open]')) show()
  })
  useEffect(() => {
    const abort = new AbortController()
    window.addEventListener('keydown', onKey, { signal: abort.signal })
    return () => abort.abort()
  }, [])
  return (
    <>
      <button
        type="button"
        className="quick-open print:hidden"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <span>
          {texts.open}
          <span className="quick-what"> {searches ? whatOf(role) : texts.whatPages}</span>
        </span>
        <span className="quick-key" aria-hidden="true">
          {texts.key}
        </span>
      </button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} email={email} role={role} />}
    </>
  )
}
