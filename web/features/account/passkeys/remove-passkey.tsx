import { signOut } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { passkeyTexts as texts } from './texts.ts'
import type { Changing } from './use-changing-passkeys.ts'

/** Asks before a passkey is removed. */
export function RemovePasskey({ changing: { asked, ask, removing } }: { readonly changing: Changing }) {
  const { busyWith, failure, start, forget } = removing
  function close() {
    forget()
    ask(undefined)
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={texts.removeTitle(asked?.name ?? '')}
      text={texts.removeText}
      confirm={busyWith ? texts.removing : texts.remove}
      cancel={texts.keep}
      busy={busyWith !== undefined}
      problem={failure?.message}
      destructive
      onConfirm={() => asked && start(asked)}
      onCancel={close}
    >
      {failure?.code === 'SIGN_IN_AGAIN' && (
        <Button onClick={() => void signOut('again')}>{texts.signInAgain}</Button>
      )}
    </ConfirmDialog>
  )
}
