import { useLayoutEffect, useRef, useState } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router'
import { keptEmail, typedEmail } from '../../../contract/email.ts'
import { signOut } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import type { DeletionFailure } from './delete-own-account.ts'
import { deletionTexts as texts } from './texts.ts'

/** Deletes the account, after listing the deleted and the retained data and asking for the email. */
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
        destructive
        onConfirm={() => remove(typed)}
        onCancel={() => setOpen(false)}
      >
        <dl className="facts">
          <Fact name={texts.goes}>{texts.whatGoes}</Fact>
          <Fact name={texts.anonymous}>{texts.whatIsAnonymous}</Fact>
          <Fact name={texts.stays}>{texts.whatStays}</Fact>
        </dl>
        {failure?.code === 'SIGN_IN_AGAIN' ? (
          <Button onClick={() => void signOut('again')}>{texts.signInAgain}</Button>
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

/** Submits the deletion to the page's action once the email has been typed. */
function useDeletingAccount(email: string) {
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const answered = useActionData<DeletionFailure>()
  /** The failure that the person has dismissed by a change. */
  const [forgotten, setForgotten] = useState<DeletionFailure>()
  /** The number of submits with a wrong email. */
  const [mistyped, setMistyped] = useState(0)

  function remove(typed: string): void {
    if (busy) return
    const matches = typedEmail(typed) === keptEmail(email)
    setMistyped((times) => (matches ? 0 : times + 1))
    setForgotten(answered)
    // Makes this submission pending before the next press can arrive.
    if (matches) void submit(null, { method: 'post', flushSync: true })
  }
  function reset(): void {
    setForgotten(answered)
    setMistyped(0)
  }
  return { busy, failure: answered === forgotten ? undefined : answered, mistyped, remove, reset }
}
