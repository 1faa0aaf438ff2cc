import { type SubmitEvent, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { signOut } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { withPasskeys } from './own-passkeys.ts'
import { passkeyTexts as texts } from './texts.ts'

interface AddPasskeyProps {
  /** Whether this would be the account's first passkey. */
  readonly first: boolean
}

/** Adds a passkey: the browser asks for a device. Cancelling changes nothing. */
export function AddPasskey({ first }: AddPasskeyProps) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const { busyWith, failure, start } = useAction(async (given: string) => {
    const added = await withPasskeys(async (passkeys) => {
      await passkeys.add(given)
      return true
    })
    if (!added) return
    showToast('success', texts.addedNow(given))
    setName('')
    setTried(false)
  })
  const busy = busyWith !== undefined
  const missing = name.trim() === ''
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (missing) event.currentTarget.querySelector('input')?.focus()
    else if (!busy) start(name.trim())
  }
  return (
    <Card>
      <form className="grid justify-items-start gap-4" noValidate onSubmit={submit} aria-busy={busy}>
        <p className="soft">{first ? `${texts.none} ${texts.what}` : texts.what}</p>
        <TextField
          label={texts.newName}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={60}
          value={name}
          problem={tried && missing ? texts.nameNeeded : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="quiet" busy={busy}>
          {busy ? texts.adding : texts.add}
        </Button>
        {failure && (
          <Alert
            message={failure.message}
            {...(failure.code === 'SIGN_IN_AGAIN' && {
              again: { label: texts.signInAgain, run: () => void signOut('again') },
            })}
          />
        )}
      </form>
    </Card>
  )
}
