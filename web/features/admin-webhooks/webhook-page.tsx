import { useState } from 'react'
import { useParams } from 'react-router'
import { listWebhooks, type WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { webhookPageTexts as texts, webhookTexts } from './texts.ts'
import { WebhookActions } from './webhook-actions.tsx'
import type { NewSecret } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'
import { hostOf } from './webhook-values.ts'

/** Renders `/dashboard/webhooks/{id}`: one webhook, what can be done with it, and its log. */
export function WebhookPage() {
  const { webhookId = '' } = useParams()
  return (
    <div className="dashboard-part">
      <p>
        <BackLink to={dashboardLinks.webhooks} text={texts.back} />
      </p>
      <IfOffered operation={listWebhooks} otherwise={<Card>{webhookTexts.notOffered}</Card>}>
        <LoadedWebhook key={webhookId} id={webhookId} />
      </IfOffered>
    </div>
  )
}

function LoadedWebhook({ id }: { readonly id: string }) {
  const [webhooks, reload] = useAnswer(listWebhooks, {})
  const webhook = webhooks.status === 'ready' ? webhooks.data.find(({ _id }) => _id === id) : undefined
  return (
    <>
      {!webhook && <h1 className="sr-only">{texts.page}</h1>}
      <NotReady loaded={webhooks} texts={texts} notRefreshed={texts.notRefreshed} lines={6} reload={reload} />
      {webhooks.status === 'ready' && !webhook && <Card>{texts.gone}</Card>}
      {webhook && <Webhook webhook={webhook} onTried={reload} />}
    </>
  )
}

interface WebhookProps {
  readonly webhook: WireWebhook
  /** Loads the webhook again, because an attempt changes its state. */
  readonly onTried: () => void
}

function Webhook({ webhook, onTried }: WebhookProps) {
  const [secret, setSecret] = useState<NewSecret>()
  const { url, description, disabledAt, failingSince, oldSecretUntil } = webhook
  return (
    <DashboardPart title={hostOf(url)}>
      {secret && <ShownSecret shown={secret} onStored={() => setSecret(undefined)} />}
      <Card className="grid gap-5">
        <dl className="facts">
          <Fact name={webhookTexts.url}>
            <span className="wrap-anywhere">{url}</span>
          </Fact>
          {description !== '' && <Fact name={webhookTexts.description}>{description}</Fact>}
          <Fact name={webhookTexts.columns.state}>
            <WebhookState webhook={webhook} />
          </Fact>
          {disabledAt !== null && (
            <Fact name={texts.offSince}>
              <LocalTime at={disabledAt} />
            </Fact>
          )}
          {disabledAt === null && failingSince !== null && (
            <Fact name={texts.failingSince}>
              <LocalTime at={failingSince} />
            </Fact>
          )}
          <Fact name={texts.secret}>{texts.secretSafe}</Fact>
          {oldSecretUntil !== null && (
            <Fact name={texts.oldSecretUntil}>
              <LocalTime at={oldSecretUntil} />
            </Fact>
          )}
        </dl>
        <WebhookActions webhook={webhook} onNewSecret={setSecret} />
      </Card>
      <DeliveryList id={webhook._id} active={webhook.active} onTried={onTried} />
    </DashboardPart>
  )
}
