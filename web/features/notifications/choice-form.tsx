import { useId, useMemo } from 'react'
import {
  chooseNotifications,
  type getNotifications,
  type NoticeKind,
  noticeKinds,
  sendExampleNotice,
} from '../../../contract/desk/notifications.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { Form } from '../../forms/form.tsx'
import { useAction } from '../../forms/use-action.ts'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { kindTexts, notificationTexts as texts } from './texts.ts'

type Stored = AnswerOf<typeof getNotifications>
type Values = { readonly [Kind in NoticeKind]: boolean } & { readonly hour: string }

const noRules = {}
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: `${hour}:00` }))

/** Lets the signed-in member of staff choose kinds of notices. */
export function ChoiceForm({ stored }: { readonly stored: Stored }) {
  const api = useApi()
  const { mail } = useShopSettings()
  const chosen = useMemo(() => valuesOf(stored), [stored])
  const form = useDraftedForm<Values>('notifications', chosen, noRules)
  // A later version may offer kinds without a description here.
  const offered = noticeKinds.filter((kind) => stored.kinds.some((choice) => choice.kind === kind))
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { hour: 'hour' },
    async send(values) {
      const kinds = offered.filter((kind) => values[kind])
      const answer = await api.call(chooseNotifications, { body: { kinds, hour: Number(values.hour) } })
      form.sent(values)
      showToast('success', texts.saved)
      return answer
    },
  })
  return (
    <Form className="card card-padded grid gap-5" busy={busy} label={texts.form} onSubmit={onSubmit}>
      {!stored.chosen && <Notice tone="plain">{texts.first}</Notice>}
      {!mail && <Notice tone="plain">{texts.noMail}</Notice>}
      <p className="text-soft [overflow-wrap:anywhere]">{texts.to(stored.email)}</p>
      <ul className="[&_p]:ps-8 [&_.field]:max-w-72 [&_.field]:ps-8 [&_.field]:mt-2 [&>li:last-child]:border-b [&>li:last-child]:border-b-line [&_.field_p]:ps-0">
        {offered.map((kind) => (
          <Kind key={kind} kind={kind} form={form} stored={stored} busy={busy} />
        ))}
      </ul>
      <p className="soft">{texts.together}</p>
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.saving : texts.save}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}

function valuesOf({ kinds, hour }: Stored): Values {
  const chosen = noticeKinds.map((kind) => [kind, kinds.some((each) => each.kind === kind && each.wanted)])
  // The keys are all of `noticeKinds`.
  return { ...(Object.fromEntries(chosen) as Record<NoticeKind, boolean>), hour: String(hour) }
}

interface KindProps {
  readonly kind: NoticeKind
  readonly form: DraftedForm<Values>
  readonly stored: Stored
  readonly busy: boolean
}

function Kind({ kind, form, stored, busy }: KindProps) {
  const about = useId()
  const { name, about: says } = kindTexts[kind]
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 items-start py-3 border-t border-t-line md:grid-cols-[minmax(0,1fr)_auto] md:[&>:not(:last-child)]:col-1">
      <label className="flex gap-3 items-center min-h-11 cursor-pointer">
        <input
          className="flex-none w-5 h-5 m-0 accent-ink"
          type="checkbox"
          name={kind}
          checked={form.values[kind]}
          disabled={busy}
          aria-describedby={about}
          onChange={({ target }) => form.change({ [kind]: target.checked })}
        />
        <b>{name}</b>
      </label>
      <p id={about} className="soft">
        {says}
      </p>
      {kind === 'figures' && form.values.figures && (
        <SelectField
          label={texts.hour}
          hint={texts.hourHint(stored.timeZone)}
          choices={hours}
          disabled={busy}
          {...form.text('hour')}
        />
      )}
      <Example kind={kind} email={stored.email} />
    </li>
  )
}

function Example({ kind, email }: { readonly kind: NoticeKind; readonly email: string }) {
  const api = useApi()
  const { mail } = useShopSettings()
  const { busyWith, failure, start } = useAction(async (of: NoticeKind) => {
    await api.call(sendExampleNotice, { body: { kind: of } })
    showToast('success', mail ? texts.exampleSent(email) : texts.exampleStored)
  })
  const busy = busyWith !== undefined
  return (
    <div className="ps-8 mt-2 md:row-[1/span_2] md:col-2 md:max-w-64 md:ps-0 md:mt-0">
      <Button kind="quiet" className="button-row" busy={busy} onClick={() => start(kind)}>
        {busy ? texts.sending : texts.example}
        <span className="sr-only">{texts.ofKind(kindTexts[kind].name)}</span>
      </Button>
      {failure && <Alert message={failure.message} />}
    </div>
  )
}
