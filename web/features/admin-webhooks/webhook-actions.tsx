import { useCallback } from 'react'
import {
  resendMissed,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  type WireWebhook,
} from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import { type Action, useAction } from '../../forms/use-action.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { webhookPageTexts as texts } from './texts.ts'
import type { NewSecret } from './webhook-form.tsx'

interface WebhookActionsProps {
  readonly webhook: WireWebhook
  readonly onNewSecret: (secret: NewSecret) => void
}

/** Renders what can be done with a webhook: test it, switch it, replace its secret, and send what it missed. */
export function WebhookActions({ webhook, onNewSecret }: WebhookActionsProps) {
  const { active, missed } = webhook
  const { testing, switching } = useActions()
  const replacing = useReplacing(onNewSecret)
  const resending = useResending()
  return (
    <>
      <div className="actions">
        {active && <Do action={testing} of={webhook} text={texts.test} busyText={texts.testing} />}
        <Do
          action={switching}
          of={webhook}
          text={active ? texts.switchOff : texts.switchOn}
          busyText={texts.switching}
        />
        <Button kind="quiet" onClick={() => replacing.ask(webhook)}>
          {texts.replaceSecret}
        </Button>
        {active && missed > 0 && (
          <Button kind="quiet" onClick={() => resending.ask(webhook)}>
            {texts.resendMissed}
          </Button>
        )}
      </div>
      {[testing, switching].map(
        ({ failure }) => failure && <Alert key={failure.message} message={failure.message} />,
      )}
      <ConfirmDialog
        {...replacing.dialog}
        title={texts.confirmReplace}
        text={texts.replaceText}
        confirm={replacing.question?.busy ? texts.replacing : texts.replaceYes}
        cancel={texts.replaceNo}
      />
      <ConfirmDialog
        {...resending.dialog}
        title={texts.confirmResend}
        text={texts.resendText}
        confirm={resending.question?.busy ? texts.resending : texts.resendYes}
        cancel={texts.resendNo}
      />
    </>
  )
}

interface DoProps {
  readonly action: Action<WireWebhook>
  readonly of: WireWebhook
  readonly text: string
  readonly busyText: string
}

function Do({ action: { busyWith, start }, of, text, busyText }: DoProps) {
  const busy = busyWith !== undefined
  return (
    <Button kind="quiet" busy={busy} onClick={() => start(of)}>
      {busy ? busyText : text}
    </Button>
  )
}

function useActions() {
  const api = useApi()
  const testing = useAction(
    useCallback(
      async ({ _id }: WireWebhook): Promise<void> => {
        await api.call(testWebhook, { params: { id: _id } })
        showToast('success', texts.tested)
      },
      [api],
    ),
  )
  const switching = useAction(
    useCallback(
      async ({ _id, active }: WireWebhook): Promise<void> => {
        await api.call(switchWebhook, { params: { id: _id }, body: { active: !active } })
        showToast('success', active ? texts.switchedOff : texts.switchedOn)
      },
      [api],
    ),
  )
  return { testing, switching }
}

function useReplacing(onNewSecret: WebhookActionsProps['onNewSecret']) {
  const api = useApi()
  return useConfirm(async ({ _id: id, url }: WireWebhook) => {
    const { secret } = await api.call(rotateWebhookSecret, { params: { id } })
    onNewSecret({ url, secret, replaces: true })
    return undefined
  })
}

function useResending() {
  const api = useApi()
  return useConfirm(async ({ _id: id }: WireWebhook) => {
    await api.call(resendMissed, { params: { id } })
    showToast('success', texts.resent)
    return undefined
  })
}
