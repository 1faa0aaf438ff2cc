import { useEffect, useRef } from 'react'
import { addWebhook, changeWebhook, type WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { webhookTexts as texts } from './texts.ts'
import { TypeChoice } from './type-choice.tsx'
import {
  emptyWebhook,
  hostOf,
  typesChosen,
  type WebhookValues,
  webhookOf,
  webhookRules,
  webhookValuesOf,
  webhookWireNames,
} from './webhook-values.ts'

/** A secret that is shown once. */
export interface NewSecret {
  readonly url: string
  readonly secret: string
  /** Whether an old secret still signs beside it. */
  readonly replaces?: true
}

interface WebhookFormProps {
  /** Null: a new one. */
  readonly webhook: WireWebhook | null
  /** Called when the webhook is saved, with the secret of a new one, or when the form is given up. */
  readonly onDone: (added?: NewSecret) => void
}

/** Adds a webhook or changes one. What is typed survives errors and reloads. */
export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const api = useApi()
  const stored = webhook === null ? emptyWebhook : webhookValuesOf(webhook)
  const form = useDraftedForm<WebhookValues>(
    `webhook-${webhook?._id ?? 'new'}`,
    stored,
    webhookRules,
    webhook?.version,
  )
  const sending = useSubmit({
    form,
    wireNames: webhookWireNames,
    async send(values) {
      const body = webhookOf(values)
      const added = webhook === null ? await api.call(addWebhook, { body }) : undefined
      if (webhook !== null) {
        await api.call(changeWebhook, {
          params: { id: webhook._id },
          body: { ...body, version: form.version },
        })
      }
      form.sent()
      showToast('success', texts.saved(hostOf(body.url)))
      onDone(added && { url: body.url, secret: added.secret })
      return true
    },
  })
  const { busy } = sending
  const element = useRef<HTMLFormElement>(null)
  const urlProblem = form.problems.url
  // The server refuses an address when the button far below it is pressed.
  useEffect(() => {
    if (urlProblem !== undefined) element.current?.querySelector<HTMLInputElement>('[name=url]')?.focus()
  }, [urlProblem])
  const title = webhook === null ? texts.add : texts.changing(hostOf(webhook.url))
  return (
    <DraftForm
      ref={element}
      className="max-w-4xl"
      form={form}
      sending={sending}
      title={title}
      texts={texts}
      onDone={onDone}
    >
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        readOnly={busy}
        {...form.text('url')}
      />
      <TypeChoice
        chosen={typesChosen(form.values)}
        problem={form.problems.types}
        busy={busy}
        onChoose={(types) => form.change({ types: types.join(',') })}
      />
      <TextField
        label={texts.description}
        hint={texts.descriptionHint}
        autoComplete="off"
        readOnly={busy}
        {...form.text('description')}
      />
    </DraftForm>
  )
}
