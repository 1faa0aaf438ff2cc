import { useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useShopSettings } from '../../api/settings-context.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../form.tsx'
import { ProblemLine } from '../problem-line.tsx'
import { secondStepTexts as texts } from './texts.ts'
import type { SignInAttempt } from './use-sign-in-attempt.ts'

/** Asks for the second step after the password or Google: a passkey, or a recovery code instead. */
export function SecondStep({ attempt }: { readonly attempt: SignInAttempt }) {
  const offersPasskeys = useShopSettings().identity.passkeys !== undefined
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const lead = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useLayoutEffect(() => lead.current?.focus(), [])
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {texts.lead}
      </p>
      {offersPasskeys && (
        <Button
          kind="go"
          busy={attempt.busy}
          onClick={() => attempt.run((ways, signal) => ways.signInWithPasskey(signal, 'window'))}
        >
          {attempt.busy ? signInFields.passkeyWaiting : texts.usePasskey}
        </Button>
      )}
      <Form
        className="grid gap-4"
        onSubmit={handleSubmit(({ code }) => attempt.run((ways) => ways.signInWithRecoveryCode(code.trim())))}
      >
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          problem={formState.errors.code?.message}
          {...register('code', { validate: (code) => code.trim() !== '' || texts.codeNeeded })}
        />
        <Button kind="quiet" type="submit" aria-disabled={attempt.busy}>
          {texts.useCode}
        </Button>
        {attempt.problem && <ProblemLine problem={attempt.problem} />}
      </Form>
      <p className="soft">{texts.lost}</p>
      <Button kind="quiet" onClick={attempt.startAgain}>
        {texts.startAgain}
      </Button>
    </>
  )
}
