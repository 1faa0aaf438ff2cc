import { Form } from '../../forms/form.tsx'
import '../../styles/utilities.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signUpForm } from '../../../contract/accounts/accounts.ts'
import { LinkNeedsScript } from '../../forms/needs-script.tsx'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { useSignInAttempt } from '../../forms/sign-in/use-sign-in-attempt.ts'
import { useMailLink } from '../../forms/use-mail-link.ts'
import { WithoutLink } from '../../forms/without-link.tsx'
import { links } from '../../routing/links.ts'
import { resetPasswordTexts as texts } from '../../texts/sign-in-by-mail.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormLink } from './form-link.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Renders `/reset-password`: sets a new password with the link of an email. */
export function ResetPasswordPage() {
  const { link, before, forget } = useMailLink()
  const [used, setUsed] = useState<string>()
  const done = used !== undefined && used === link?.token
  const onDone = () => {
    forget()
    setUsed(link?.token)
  }
  return (
    <SignInCard title={texts.title}>
      {done && (
        <>
          <Notice tone="good" inPlaceOfButton>
            {texts.done}
          </Notice>
          <p>
            <FormLink to={links.login()} state={{ email: link?.email }}>
              {texts.logIn}
            </FormLink>
          </p>
        </>
      )}
      {!done && (
        <WithoutLink link={link}>
          <Alert message={texts.noLink} />
        </WithoutLink>
      )}
      {!done && link !== null && (
        <div className={link ? 'contents' : 'hidden in-data-link:contents noscript:contents'}>
          <NewPassword key={before} link={link} onDone={onDone} />
        </div>
      )}
      <LinkNeedsScript />
      {!done && (
        <p>
          <FormLink to={links.forgotPassword}>{texts.askAgain}</FormLink>
        </p>
      )}
    </SignInCard>
  )
}

interface NewPasswordProps {
  /** Undefined until hydration. */
  readonly link: { readonly token: string; readonly email: string } | undefined
  readonly onDone: () => void
}

function NewPassword({ link, onDone }: NewPasswordProps) {
  const { busy, problem, run } = useSignInAttempt()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(({ password }) =>
    run(async (ways) => {
      await ways.setNewPassword(link?.token ?? '', password)
      onDone()
    }),
  )
  return (
    <Form className="grid gap-5" onSubmit={submit} busy={busy}>
      {link?.email ? (
        <TextField
          label={signInFields.email}
          type="email"
          name="email"
          autoComplete="username"
          value={link.email}
          readOnly
        />
      ) : (
        // Password managers expect this field, even if the link contains no email.
        <input
          type="email"
          name="email"
          autoComplete="username"
          aria-label={signInFields.email}
          hidden
          readOnly
        />
      )}
      <TextField
        label={texts.password}
        hint={signInFields.passwordHint}
        type="password"
        autoComplete="new-password"
        problem={formState.errors.password?.message}
        {...register('password', signUpForm.password)}
      />
      <Button kind="go" type="submit" disabled={link === undefined} busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
      {problem && <ProblemLine problem={problem} />}
    </Form>
  )
}
