import { useLayoutEffect, useRef, useState } from 'react'
import { signOut } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Fact } from '../../ui/fact.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { deletionTexts as texts } from './texts.ts'
import { useDeletingAccount } from './use-deleting-account.ts'

/** The way out: says what goes and what stays, and asks for the address before anything is lost. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { busy, failure, mistyped, remove, reset } = useDeletingAccount(email)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (mistyped > 0) field.current?.focus()
  }, [mistyped])
  const ask = () => {
    setTyped('')
    reset()
    setOpen(true)
  }
  return (
    <DashboardPart title={texts.heading}>
      <Card className="grid justify-items-start gap-3">
        <p className="soft">{texts.text}</p>
        <Button kind="danger" onClick={ask}>
          {texts.ask}
        </Button>
      </Card>
      <ConfirmDialog
        open={open}
        title={texts.title}
        confirm={busy ? texts.deleting : texts.confirm}
        cancel={texts.keep}
        busy={busy}
        problem={failure?.message}
        onConfirm={() => remove(typed)}
        onCancel={() => setOpen(false)}
      >
        <dl className="facts">
          <Fact name={texts.goes}>{texts.whatGoes}</Fact>
          <Fact name={texts.anonymous}>{texts.whatIsAnonymous}</Fact>
          <Fact name={texts.stays}>{texts.whatStays}</Fact>
        </dl>
        {failure?.code === 'SIGN_IN_AGAIN' ? (
          // The guard of the dashboard sends to /login, which leads back here.
          <Button onClick={() => void signOut()}>{texts.signInAgain}</Button>
        ) : (
          <TextField
            label={texts.type(email)}
            ref={field}
            type="email"
            autoComplete="off"
            value={typed}
            problem={mistyped > 0 ? texts.typeExactly(email) : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </ConfirmDialog>
    </DashboardPart>
  )
}
