import { useMemo, useState } from 'react'
import { emailRules, isEmail } from '../../../contract/email.ts'
import { type QuoteRequest, quoteForm } from '../../../contract/requests/quotes.ts'
import { useApi } from '../../api/api-context.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { AlertInView } from '../../forms/alert-in-view.tsx'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useTypedEarly } from '../../forms/use-typed-early.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { quoteFormOf } from './quote-draft.ts'
import { quoteTexts } from './texts.ts'

interface QuoteFormProps {
  readonly kind: QuoteRequest['kind']
  /** Id of the part that the request is about. */
  readonly item?: string | undefined
  /** The initial message. */
  readonly message?: string | undefined
}

interface QuoteValues {
  readonly name: string
  readonly email: string
  readonly message: string
}

const wireNames = { name: 'name', email: 'email', message: 'message' }

const { name, email, message } = quoteForm
const rules: FieldRules<QuoteValues> = {
  name: (values) => textProblem(values.name, name),
  email: (values) =>
    textProblem(values.email, email) ?? (isEmail(values.email) ? undefined : emailRules.message),
  message: (values) => textProblem(values.message, message),
}

/**
 * Sends a request or message. Typed values are kept until they are sent; success clears the form, a refusal keeps the
 * values.
 */
export function QuoteForm({ kind, item, message: begun = '' }: QuoteFormProps) {
  const api = useApi()
  const session = useSession()
  const [isSent, setIsSent] = useState(false)
  // Before hydration the browser would submit the form itself, and React would overwrite typed text with the initial
  // text.
  const ready = useInBrowser()
  const stored = useMemo(() => {
    const { name, email } = session.status === 'in' ? session : { name: '', email: '' }
    return { name, email, message: ready && !isSent ? begun : '' }
  }, [session, begun, ready, isSent])
  const form = useDraftedForm<QuoteValues>(quoteFormOf(kind, item ?? begun), stored, rules)
  const element = useTypedEarly(form)
  const { answerWithin } = useShopSettings().shop.company
  const {
    busy,
    problem,
    answer: sentTo,
    onSubmit,
  } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const { sendQuote } = await loadOnDemand(() => import('./send-quote.ts'))
      await sendQuote(api, { kind, ...values, ...(item === undefined ? {} : { item }) })
      setIsSent(true)
      form.sent()
      return values.email
    },
  })
  return (
    <Form ref={element} className="grid gap-5" busy={busy} label={quoteTexts.heading} onSubmit={onSubmit}>
      <TextField label={quoteTexts.name} autoComplete="name" readOnly={busy} {...form.text('name')} />
      <TextField
        label={quoteTexts.email}
        hint={quoteTexts.emailHint}
        type="email"
        readOnly={busy}
        autoComplete="email"
        {...form.text('email')}
      />
      <TextArea
        label={quoteTexts.message}
        hint={kind === 'quote' ? quoteTexts.quoteHint : quoteTexts.contactHint}
        rows={7}
        readOnly={busy}
        {...form.text('message')}
      />
      <Button kind="go" type="submit" disabled={!ready} busy={busy} className="sm:justify-self-start">
        {busy ? quoteTexts.submitting : quoteTexts.submit[kind]}
      </Button>
      {problem && <AlertInView message={problem} />}
      <p role="status" className="font-semibold text-good">
        {sentTo !== undefined && quoteTexts.sent(sentTo, answerWithin)}
      </p>
      <noscript>
        <p>{quoteTexts.needsScript}</p>
      </noscript>
    </Form>
  )
}
