import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type QuoteRequest, quoteForm } from '../../../contract/requests/quotes.ts'
import { useApi } from '../../api/api-context.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { notBlank } from '../../forms/not-blank.ts'
import { useAction } from '../../forms/use-action.ts'
import { fieldProblems } from '../../forms/use-submit.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { quoteTexts } from './texts.ts'

interface QuoteFormProps {
  readonly kind: QuoteRequest['kind']
  /** Id of the part that the request is about. */
  readonly item?: string | undefined
  /** The message that it begins with. */
  readonly message?: string | undefined
}

const empty = { name: '', email: '', message: '' }

interface QuoteValues {
  readonly name: string
  readonly email: string
  readonly message: string
}

const fields = ['name', 'email', 'message'] as const
const wireNames = { name: 'name', email: 'email', message: 'message' }

/** Sends a request or message. A successful submit clears the form; a refused one keeps its values. */
export function QuoteForm({ kind, item, message: begun = '' }: QuoteFormProps) {
  const api = useApi()
  const { register, handleSubmit, formState, reset, setError } = useForm<QuoteValues>({
    defaultValues: { ...empty, message: begun },
  })
  const { answerWithin } = useShopSettings().shop.company
  const [sentTo, setSentTo] = useState<string>()
  // Before hydration the browser would submit the form itself.
  const ready = useInBrowser()
  const { busyWith, failure, start, forget } = useAction(async (values: QuoteValues) => {
    try {
      const { sendQuote } = await loadOnDemand(() => import('./send-quote.ts'))
      await sendQuote(api, { kind, ...values, ...(item === undefined ? {} : { item }) })
      setSentTo(values.email)
      reset(empty)
    } catch (error) {
      const problems = fieldProblems(error, wireNames)
      for (const field of fields) if (problems[field]) setError(field, { message: problems[field] })
      throw error
    }
  })
  const busy = busyWith !== undefined
  function forgetLast(): void {
    forget()
    setSentTo(undefined)
  }
  const { name, email, message } = formState.errors
  return (
    <form
      className="grid gap-5"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={quoteTexts.heading}
      onSubmit={handleSubmit((values) => {
        forgetLast()
        start(values)
      }, forgetLast)}
    >
      <TextField
        label={quoteTexts.name}
        autoComplete="name"
        readOnly={busy}
        problem={name?.message}
        {...register('name', notBlank(quoteForm.name))}
      />
      <TextField
        label={quoteTexts.email}
        hint={quoteTexts.emailHint}
        type="email"
        readOnly={busy}
        autoComplete="email"
        problem={email?.message}
        {...register('email', quoteForm.email)}
      />
      <TextArea
        label={quoteTexts.message}
        hint={kind === 'quote' ? quoteTexts.quoteHint : quoteTexts.contactHint}
        rows={7}
        readOnly={busy}
        problem={message?.message}
        {...register('message', notBlank(quoteForm.message))}
      />
      <Button kind="go" type="submit" disabled={!ready} busy={busy} className="sm:justify-self-start">
        {busy ? quoteTexts.submitting : quoteTexts.submit[kind]}
      </Button>
      {failure && <Alert message={failure.message} />}
      <p role="status" className="font-semibold text-good">
        {sentTo !== undefined && quoteTexts.sent(sentTo, answerWithin)}
      </p>
      <noscript>
        <p>{quoteTexts.needsScript}</p>
      </noscript>
    </form>
  )
}
