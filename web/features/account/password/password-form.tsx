import { useForm } from 'react-hook-form'
import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import { Form } from '../../../forms/form.tsx'
import { ProblemLine } from '../../../forms/problem-line.tsx'
import { signInFields } from '../../../texts/sign-in-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { passwordTexts as texts } from '../texts.ts'
import { type PasswordValues, useChangingPassword } from './use-changing-password.ts'

/** Changes the password. After a refusal the typed values stay, and their field shows the error. */
export function PasswordForm({ email }: { readonly email: string }) {
  const form = useForm<PasswordValues>({ defaultValues: { currentPassword: '', newPassword: '' } })
  const { busy, problem, change } = useChangingPassword(form)
  const { register, handleSubmit, formState } = form
  return (
    <Form className="grid max-w-xl gap-5" busy={busy} label={texts.submit} onSubmit={handleSubmit(change)}>
      {/* Tells password managers which account the password belongs to. */}
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
        label={texts.current}
        type="password"
        autoComplete="current-password"
        problem={formState.errors.currentPassword?.message}
        {...register('currentPassword', { required: texts.currentNeeded })}
      />
      <TextField
        label={texts.new}
        hint={signInFields.passwordHint}
        type="password"
        autoComplete="new-password"
        problem={formState.errors.newPassword?.message}
        {...register('newPassword', {
          ...signUpForm.password,
          validate: (typed, { currentPassword }) => typed !== currentPassword || texts.same,
        })}
      />
      <Button type="submit" className="justify-self-start" busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
      {problem && <ProblemLine problem={problem} />}
    </Form>
  )
}
