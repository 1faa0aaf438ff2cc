import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import {
  type WebhookGroup,
  type WebhookType,
  webhookGroups,
} from '../../../contract/webhooks/webhook-types.ts'
import { deleteWebhook, listWebhooks, type WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { DeleteQuestion } from '../../forms/delete-question.tsx'
import { useConfirm } from '../../forms/use-confirm.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { ShownSecret } from './shown-secret.tsx'
import { webhookTexts as texts } from './texts.ts'
import { type NewSecret, WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'
import { hostOf } from './webhook-values.ts'

// Object.keys loses the names.
const groups = Object.keys(webhookGroups) as readonly WebhookGroup[]
const keyOf = ({ _id }: WireWebhook) => _id

/** Renders `/dashboard/webhooks`: the programs that hear of events, and the form that adds or changes one. */
export function WebhooksPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      <IfOffered operation={listWebhooks} otherwise={<Card>{texts.notOffered}</Card>}>
        <Webhooks toHeading={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** A webhook that is edited; null while a new one is added. */
interface Editing {
  readonly webhook: WireWebhook | null
}

function Webhooks({ toHeading }: { readonly toHeading: () => void }) {
  const api = useApi()
  const [webhooks, reload] = useAnswer(listWebhooks, {})
  const [secret, setSecret] = useState<NewSecret>()
  const { opened, open, close } = useOpenForm<Editing>(toHeading)
  const deletion = useConfirm(async ({ _id: id, url }: WireWebhook) => {
    await api.call(deleteWebhook, { params: { id } })
    showToast('success', texts.deleted(hostOf(url)))
    return undefined
  }, toHeading)
  const columns = useMemo(() => columnsOf((webhook) => open({ webhook }), deletion.ask), [open, deletion.ask])
  return (
    <>
      <Card>{texts.about}</Card>
      {secret && (
        <ShownSecret
          shown={secret}
          onStored={() => {
            setSecret(undefined)
            toHeading()
          }}
        />
      )}
      {opened ? (
        <WebhookForm
          key={opened.webhook?._id ?? ''}
          webhook={opened.webhook}
          onDone={(added) => {
            if (added) setSecret(added)
            close(opened)
          }}
        />
      ) : (
        !secret && (
          <Button kind="go" className="justify-self-start" onClick={() => open({ webhook: null })}>
            {texts.add}
          </Button>
        )
      )}
      <NotReady loaded={webhooks} texts={texts} lines={4} reload={reload} />
      {webhooks.status === 'ready' &&
        (webhooks.data.length === 0 ? (
          <Card>{texts.empty}</Card>
        ) : (
          <RecordTable caption={texts.heading} columns={columns} rows={webhooks.data} keyOf={keyOf} />
        ))}
      <DeleteQuestion asked={deletion} texts={texts} nameOf={({ url }) => hostOf(url)} />
    </>
  )
}

function columnsOf(
  onChange: (webhook: WireWebhook) => void,
  onDelete: (webhook: WireWebhook) => void,
): readonly RecordColumn<WireWebhook>[] {
  return [
    { header: texts.columns.name, cell: (webhook) => <Named webhook={webhook} /> },
    { header: texts.columns.events, cell: (webhook) => <Events webhook={webhook} /> },
    { header: texts.columns.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
    {
      header: texts.columns.actions,
      cell: (webhook) => (
        <span className="actions row-actions">
          <Link className="row-link whitespace-nowrap" to={dashboardLinks.webhook(webhook._id)}>
            {texts.deliveries}
            <span className="sr-only">{texts.ofWebhook(hostOf(webhook.url))}</span>
          </Link>
          <Button kind="quiet" onClick={() => onChange(webhook)}>
            {texts.change}
            <span className="sr-only">{texts.ofWebhook(hostOf(webhook.url))}</span>
          </Button>
          <Button kind="quiet" onClick={() => onDelete(webhook)}>
            {texts.delete}
            <span className="sr-only">{texts.ofWebhook(hostOf(webhook.url))}</span>
          </Button>
        </span>
      ),
    },
  ]
}

function Named({ webhook: { url, description } }: { readonly webhook: WireWebhook }) {
  return (
    <span className="grid gap-1 wrap-anywhere">
      <span>{hostOf(url)}</span>
      {description !== '' && <small className="font-normal text-soft">{description}</small>}
    </span>
  )
}

/** Names the events, or groups of which all are chosen. A later version of the shop may know others. */
function Events({ webhook }: { readonly webhook: WireWebhook }) {
  const names = groups.flatMap((group) => {
    const types: readonly WebhookType[] = webhookGroups[group]
    const chosen = types.filter((type) => webhook.types.includes(type))
    const isWhole = types.length > 1 && chosen.length === types.length
    return isWhole ? [texts.everything[group]] : chosen.map((type) => texts.types[type])
  })
  return <span className="wrap-anywhere">{punctuationTexts.several(names)}</span>
}
