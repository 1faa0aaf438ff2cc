import { signOut } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { passkeyTexts as texts } from './texts.ts'
import type { Changing } from './use-changing-passkeys.ts'

/** Asks for confirmation before a passkey is removed. */
export function RemovePasskey({ changing: { removing, signInTooOld } }: { readonly changing: Changing }) {
  const { question, dialog } = removing
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.removeTitle(question?.about.name ?? '')}
      text={texts.removeText}
      confirm={question?.busy ? texts.removing : texts.remove}
      cancel={texts.keep}
      destructive
    >
      {question?.problem && signInTooOld && (
        <Button onClick={() => void signOut('again')}>{texts.signInAgain}</Button>
      )}
    </ConfirmDialog>
  )
}
