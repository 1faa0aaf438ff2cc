import type { WireWebhook } from '../../../contract/webhooks/webhooks.ts'
import { Chip } from '../../ui/chip.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { resultInWords } from './delivery-in-words.ts'
import { webhookTexts as texts } from './texts.ts'

/** Shows whether a webhook is on, how its last attempt went, and what waits. */
export function WebhookState({ webhook }: { readonly webhook: WireWebhook }) {
  const formats = useFormats()
  const { last, waiting, missed, disabledWhy } = webhook
  return (
    <div className="order-state">
      <StateChip webhook={webhook} />
      {disabledWhy !== null && <span className="order-note">{texts.reasons[disabledWhy]}</span>}
      {last ? (
        <span className="order-note">
          {resultInWords(last)} <LocalTime at={last.at} />
        </span>
      ) : (
        <span className="order-note">{texts.notYet}</span>
      )}
      {waiting > 0 && <span className="order-note">{texts.waiting(formats, waiting)}</span>}
      {missed > 0 && <span className="order-note">{texts.missed(formats, missed)}</span>}
    </div>
  )
}

function StateChip({ webhook: { active, failingSince } }: { readonly webhook: WireWebhook }) {
  if (!active) return <Chip state="bad">{texts.off}</Chip>
  return failingSince === null ? (
    <Chip state="good">{texts.on}</Chip>
  ) : (
    <Chip state="warn">{texts.failing}</Chip>
  )
}
