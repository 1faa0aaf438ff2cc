import { type ComponentType, useState } from 'react'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import type { BasketLine } from '../basket.ts'
import { keepButtonTexts as texts } from './keep-button-texts.ts'
import type { KeepDialogProps } from './keep-dialog.tsx'

interface KeepButtonProps {
  /** Returns the lines at the time of the press. */
  readonly lines: () => readonly BasketLine[]
  readonly text?: string
  /** What is kept, for screen readers. */
  readonly about?: string
}

/** Renders the button that keeps products on a list of the order pad, for people who are signed in. */
export function KeepButton({ lines, text = texts.keep, about }: KeepButtonProps) {
  const ready = useInBrowser()
  const isSignedIn = useSession().status === 'in'
  const offered = useHost().offers({ id: 'addKeptList' })
  const [Dialog, setDialog] = useState<ComponentType<KeepDialogProps>>()
  const [kept, setKept] = useState<readonly BasketLine[]>()
  if (!offered || !isSignedIn || !ready) return null
  function open(): void {
    setKept(lines())
    loadOnDemand(() => import('./keep-dialog.tsx')).then(
      ({ KeepDialog }) => setDialog(() => KeepDialog),
      (error: Error) => showToast('error', error.message),
    )
  }
  return (
    <>
      <Button kind="quiet" onClick={open}>
        {text} {about && <span className="sr-only">{about}</span>}
      </Button>
      {Dialog && kept && <Dialog lines={kept} onClose={() => setKept(undefined)} />}
    </>
  )
}
