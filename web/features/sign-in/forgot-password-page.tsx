import { Form } from '../../forms/form.tsx'
import '../../styles/utilities.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { signInForm } from '../../../contract/accounts/accounts.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { AccountNeedsScript } from '../../forms/needs-script.tsx'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { useSignInAttempt } from '../../forms/sign-in/use-sign-in-attempt.ts'
import { links } from '../../routing/links.ts'
import { emailDelivery } from '../../session/email-delivery.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { forgotPasswordTexts as texts } from '../../texts/sign-in-by-mail.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormLink, typedEmail } from './form-link.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Renders `/forgot-password`: emails a link, without revealing whether the address has an account. */
export function ForgotPasswordPage() {
  const { state } = useLocation()
  const delivery = emailDelivery(useShopSettings())
  const [sentTo, setSentTo] = useState<string>()
  return (
    <SignInCard title={texts.title}>
      {delivery === 'none' && (
        <div className="grid justify-items-start">
          <p>{texts.nowhere}</p>
          <FormLink to={links.contact}>{texts.writeToUs}</FormLink>
        </div>
      )}
      {delivery === 'dashboard' && <p>{texts.demo}</p>}
      {delivery !== 'none' && sentTo === undefined && <RequestLink onSent={setSentTo} />}
      {sentTo !== undefined && (
        <>
          <Notice
            tone="good"
            inPlaceOfButton
            action={{ label: texts.again, run: () => setSentTo(undefined) }}
          >
            <p className="wrap-anywhere">
              {delivery === 'dashboard' ? texts.kept(sentTo) : texts.sent(sentTo)}
            </p>
          </Notice>
          {delivery === 'mailbox' && <p>{texts.noMail}</p>}
        </>
      )}
      <p>
        <FormLink to={links.login()} state={sentTo === undefined ? state : { ...state, email: sentTo }}>
          {texts.back}
        </FormLink>
      </p>
    </SignInCard>
  )
}

function RequestLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { state } = useLocation()
  const ready = useInBrowser()
  const { busy, problem, run } = useSignInAttempt()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: typedEmail(state) } })
  const submit = handleSubmit(({ email }) =>
    run(async (ways) => {
      await ways.requestNewPassword(email.trim())
      onSent(email.trim())
    }),
  )
  return (
    <Form className="grid gap-5" onSubmit={submit} busy={busy}>
      <AccountNeedsScript />
      <p>{texts.lead}</p>
      <TextField
        label={signInFields.email}
        type="email"
        autoComplete="username"
        problem={formState.errors.email?.message}
        {...register('email', signInForm.email)}
      />
      <Button kind="go" type="submit" disabled={!ready} busy={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
      {problem && <ProblemLine problem={problem} />}
    </Form>
  )
}
