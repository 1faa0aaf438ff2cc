import { useForm } from 'react-hook-form'
import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import { Form } from '../../../forms/form.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { signOut } from '../../../session/session.ts'
import { signInFields } from '../../../texts/sign-in-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { passkeyTexts } from '../passkeys/texts.ts'
import { passwordTexts as texts } from '../texts.ts'
import { withIdentity } from '../with-identity.ts'

interface FirstPasswordFormProps {
  readonly email: string
  readonly onSet: () => void
}

/** Gives an account without a password its first one. The sign-in must be recent, because nothing else is asked for. */
export function FirstPasswordForm({ email, onSet }: FirstPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const { busyWith, failure, start } = useAction(async (password: string) => {
    await withIdentity((port) => port.setFirstPassword?.(password) ?? Promise.resolve())
    showToast('success', texts.isSet)
    onSet()
  })
  const busy = busyWith !== undefined
  return (
    <Form
      className="grid max-w-xl gap-5"
      busy={busy}
      label={texts.set}
      onSubmit={handleSubmit(({ password }) => start(password))}
    >
      {/* Tells password managers which account it is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        aria-label={signInFields.email}
        value={email}
        hidden
        readOnly
      />
      <TextField
        label={texts.new}
        hint={signInFields.passwordHint}
        type="password"
        autoComplete="new-password"
        problem={formState.errors.password?.message}
        {...register('password', signUpForm.password)}
      />
      <Button type="submit" className="justify-self-start" busy={busy}>
        {busy ? texts.setting : texts.set}
      </Button>
      {failure && (
        <Alert
          message={failure.message}
          {...(failure.code === 'SIGN_IN_AGAIN' && {
            again: { label: passkeyTexts.signInAgain, run: () => void signOut('again') },
          })}
        />
      )}
    </Form>
  )
}
