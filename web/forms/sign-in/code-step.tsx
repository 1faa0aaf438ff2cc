import { useEffect, useLayoutEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useShopSettings } from '../../api/settings-context.ts'
import { type CodeRequest, dropCodeRequest } from '../../session/code-request.ts'
import { emailDelivery } from '../../session/email-delivery.ts'
import { codeTexts as texts } from '../../texts/sign-in-code.ts'
import { authProblems } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useNow } from '../../ui/values/use-now.ts'
import { Form } from '../form.tsx'
import { ProblemLine } from '../problem-line.tsx'
import type { SignInAttempt } from './use-sign-in-attempt.ts'

interface CodeStepProps {
  readonly request: CodeRequest
  readonly attempt: SignInAttempt
  /** Name of a new account, where the page asks for it. */
  readonly name?: string | undefined
  /** Whether the person has just asked for the code here, so that the field takes the focus. */
  readonly takesFocus: boolean
  /** Whether it is the main action of the screen; on another page's screen that page has one. */
  readonly isMain?: boolean
}

/** Asks for the six digits of an email. Its own form, so that Enter sends them. */
export function CodeStep({ request, attempt, name = '', takesFocus, isMain = false }: CodeStepProps) {
  const settings = useShopSettings()
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } })
  const { email } = request
  const { problem } = attempt
  const busy = attempt.busyWith === 'form'
  useLayoutEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  useEffect(() => {
    if (problem?.atCode) setFocus('code')
  }, [problem, setFocus])
  return (
    <>
      <Form
        className="grid gap-5"
        busy={busy}
        onSubmit={handleSubmit(({ code }) =>
          attempt.run((ways) => ways.signInWithCode(email, digitsIn(code), name)),
        )}
      >
        <TextField
          label={texts.code}
          hint={emailDelivery(settings) === 'dashboard' ? texts.keptFor(email) : texts.sentTo(email)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          problem={formState.errors.code?.message ?? (problem?.atCode ? problem.sentence : undefined)}
          {...register('code', {
            validate: (typed) => /^\d{6}$/.test(digitsIn(typed)) || authProblems['code-incomplete'],
          })}
        />
        <Button kind={isMain ? 'go' : 'plain'} type="submit" busy={busy}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        {problem && !problem.atCode && <ProblemLine problem={problem} />}
      </Form>
      <div className="actions">
        <SendAgain request={request} attempt={attempt} />
        <Button kind="quiet" aria-disabled={attempt.busy} onClick={() => attempt.busy || dropCodeRequest()}>
          {texts.otherEmail}
        </Button>
      </div>
    </>
  )
}

/** Sends another code, after a wait that is shown. */
function SendAgain({ request, attempt }: Pick<CodeStepProps, 'request' | 'attempt'>) {
  const { email, askedAt, againAt } = request
  const leftS = Math.ceil((againAt - useNow(1_000)) / 1_000)
  const sending = attempt.busyWith === 'code'
  const [firstAt] = useState(askedAt)
  const sent = askedAt !== firstAt
  return (
    <>
      <Button
        kind="quiet"
        busy={sending}
        aria-disabled={leftS > 0 || attempt.busy}
        onClick={() => leftS > 0 || attempt.busy || attempt.run((ways) => ways.askForCode(email), 'code')}
      >
        {sending ? texts.sending : leftS > 0 ? texts.againIn(leftS) : texts.again}
      </Button>
      <p role="status" className="soft">
        {sent && !sending && texts.sentAgain}
      </p>
    </>
  )
}

/** A code may be pasted with a space or a hyphen, or with words around it. */
function digitsIn(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}
