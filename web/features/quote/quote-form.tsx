import { useForm } from 'react-hook-form'
import { type QuoteRequest, quoteForm } from '../../../contract/quotes.ts'
import { company } from '../../content/company.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { quoteTexts } from './texts.ts'
import { useSending } from './use-sending.ts'

interface QuoteFormProps {
  readonly kind: QuoteRequest['kind']
  /** The part that it is about. */
  readonly item?: string | undefined
}

interface QuoteValues {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Writes to the shop. A sent form is emptied; a refused one keeps all that was typed. */
export function QuoteForm({ kind, item }: QuoteFormProps) {
  const { register, handleSubmit, formState, reset, setError } = useForm<QuoteValues>()
  const { state, send, reopen } = useSending()
  // Before the page's code is there the browser would send the form by itself.
  const ready = useInBrowser()
  const busy = state.status === 'sending'

  async function submit(values: QuoteValues): Promise<void> {
    const outcome = await send({ kind, ...values, ...(item === undefined ? {} : { item }) })
    if (outcome.sent) return reset()
    for (const field of ['name', 'email', 'message'] as const) {
      const problem = outcome.fields[field]
      if (problem) setError(field, { message: problem })
    }
  }
  const { name, email, message } = formState.errors
  return (
    <form
      className="grid gap-5"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={quoteTexts.heading}
      onSubmit={handleSubmit(submit, reopen)}
    >
      <TextField
        label={quoteTexts.name}
        autoComplete="name"
        readOnly={busy}
        problem={name?.message}
        {...register('name', { ...quoteForm.name, validate: notBlank(quoteForm.name.required) })}
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
        {...register('message', { ...quoteForm.message, validate: notBlank(quoteForm.message.required) })}
      />
      <Button kind="go" type="submit" disabled={!ready} busy={busy} className="sm:justify-self-start">
        {busy ? quoteTexts.submitting : quoteTexts.submit[kind]}
      </Button>
      {state.status === 'failed' && <Alert message={state.message} />}
      <p role="status" className="font-semibold text-good">
        {state.status === 'sent' && quoteTexts.sent(state.to, company.answerWithin)}
      </p>
      <noscript>
        <p>{quoteTexts.needsScript}</p>
      </noscript>
    </form>
  )
}

/** Spaces are no text. */
function notBlank(required: string): (text: string) => true | string {
  return (text) => text.trim() !== '' || required
}
