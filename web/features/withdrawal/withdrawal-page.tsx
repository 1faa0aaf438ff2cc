import '../../styles/utilities.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { withdraw } from '../../../contract/orders/withdrawals.ts'
import { leastReturnDays } from '../../../domain/orders/withdrawal.ts'
import { useHost } from '../../api/host.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useTypedEarly } from '../../forms/use-typed-early.ts'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ChooseOrders } from './choose-orders.tsx'
import { withdrawalHeadTexts } from './head-texts.ts'
import { ReceivedWithdrawal } from './received-withdrawal.tsx'
import type { Claim, Step } from './take-step.ts'
import { withdrawalTexts as texts } from './texts.ts'

/** No rules, because the browser checks the fields. */
const noRules = {}

/**
 * Renders `/withdraw`: withdraws from a purchase in two steps, without signing in and without JavaScript (extension).
 * The input is never part of the address; the tab keeps it until the withdrawal is received.
 */
export function WithdrawalPage() {
  const step = useActionData<Step>()
  const { delivery } = useShopSettings().shop
  const heading = useRef<HTMLHeadingElement>(null)
  const isOffered = useHost().offers(withdraw)
  // A form sent before hydration returns with its values.
  const [sentBack] = useState({ number: step?.number ?? '', email: step?.email ?? '' })
  const form = useDraftedForm<Claim>('withdrawal', sentBack, noRules)
  const forget = useEffectEvent(form.discard)
  useEffect(() => {
    if (step && step.step !== 'find') heading.current?.focus()
    if (step?.step === 'done') forget()
  }, [step])
  return (
    <div className="wrap section">
      <Card className="grid max-w-3xl gap-6">
        <h1 ref={heading} tabIndex={-1}>
          {withdrawalHeadTexts.title}
        </h1>
        {!isOffered && <ByMail message={texts.notOffered} />}
        {isOffered && step?.step !== 'done' && <p>{texts.lead(delivery.returnDays ?? leastReturnDays)}</p>}
        {isOffered && (step === undefined || step.step === 'find') && (
          <FindPurchase step={step} form={form} />
        )}
        {isOffered && step?.step === 'choose' && (
          <ChooseOrders step={step} onBack={() => form.change({ number: '' })} />
        )}
        {isOffered && step?.step === 'done' && <ReceivedWithdrawal step={step} />}
      </Card>
    </div>
  )
}

interface FindPurchaseProps {
  readonly step: Extract<Step, { step: 'find' }> | undefined
  readonly form: DraftedForm<Claim>
}

function FindPurchase({ step, form }: FindPurchaseProps) {
  const busy = useNavigation().state === 'submitting'
  const element = useTypedEarly(form)
  const { number, email } = step?.fields ?? {}
  const saidByFields = number !== undefined || email !== undefined
  useEffect(() => {
    if (step) element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [step, element])
  return (
    <Form ref={element} className="grid gap-5" method="post" action={links.withdraw} aria-busy={busy}>
      <p className="soft">{texts.step(1)}</p>
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('number')}
        problem={number}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        // The browser's own email validation is stricter than the shop's rule.
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoComplete="email"
        {...form.text('email')}
        problem={email}
      />
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.finding : texts.find}
      </Button>
      {step && <ByMail message={saidByFields ? undefined : step.problem} />}
    </Form>
  )
}

/** Shows why a withdrawal is impossible here, unless fields show it, with a link to contact the shop. */
function ByMail({ message }: { readonly message: string | undefined }) {
  return (
    <>
      {message !== undefined && <Alert message={message} />}
      <p>
        <Link className="inline-flex min-h-11 items-center underline" to={links.contact}>
          {texts.contact}
        </Link>
      </p>
    </>
  )
}
