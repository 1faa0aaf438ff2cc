import { useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { signInForm } from '../../../contract/accounts/accounts.ts'
import { useCodeRequest } from '../../session/code-request.ts'
import { codeTexts as texts } from '../../texts/sign-in-code.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../form.tsx'
import { ProblemLine } from '../problem-line.tsx'
import { CodeStep } from './code-step.tsx'
import { SecondStep } from './second-step.tsx'
import { type SignInAttempt, useSignInAttempt } from './use-sign-in-attempt.ts'

/** Logs in with a code within another page: the email, then the digits, then the second step of an account with one. */
export function CodePanel({ takesFocus }: { readonly takesFocus: boolean }) {
  const attempt = useSignInAttempt()
  const request = useCodeRequest()
  if (attempt.halfway) return <SecondStep attempt={attempt} />
  if (request) return <CodeStep request={request} attempt={attempt} takesFocus={takesFocus} />
  return <EmailStep attempt={attempt} takesFocus={takesFocus} />
}

interface EmailStepProps {
  readonly attempt: SignInAttempt
  readonly takesFocus: boolean
}

function EmailStep({ attempt, takesFocus }: EmailStepProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { email: '' } })
  // The pressed button is gone.
  useLayoutEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  return (
    <Form
      className="grid gap-4"
      busy={attempt.busy}
      onSubmit={handleSubmit(({ email }) => attempt.run((ways) => ways.askForCode(email), 'code'))}
    >
      <TextField
        label={signInFields.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        problem={formState.errors.email?.message}
        {...register('email', signInForm.email)}
      />
      <Button kind="plain" type="submit" busy={attempt.busy}>
        {attempt.busy ? texts.sending : texts.send}
      </Button>
      {attempt.problem && <ProblemLine problem={attempt.problem} />}
    </Form>
  )
}
