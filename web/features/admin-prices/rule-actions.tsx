import { useCallback } from 'react'
import { resumePriceRule, type WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { linkWithCode } from '../../routing/code-link.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import type { Editing } from './rule-form.tsx'
import { pricesTexts as texts } from './texts.ts'

/** What the page does with a discount. */
export interface RuleHandlers {
  readonly onEdit: (editing: Editing) => void
  readonly onStop: (rule: WirePriceRule) => void
  readonly onDelete: (rule: WirePriceRule) => void
}

/** Renders what can be done with a discount in its phase. */
export function RuleActions({
  rule,
  onEdit,
  onStop,
  onDelete,
}: RuleHandlers & { readonly rule: WirePriceRule }) {
  const { phase, uses, code, name } = rule
  const isLive = phase === 'running' || phase === 'planned'
  const action = (text: string, run: () => void) => (
    <Button kind="quiet" onClick={run}>
      {text}
      <span className="sr-only">{texts.ofRule(name)}</span>
    </Button>
  )
  return (
    <span className="actions row-actions order-actions">
      {action(texts.change, () => onEdit({ rule }))}
      {action(texts.copy, () => onEdit({ rule, copy: true }))}
      {isLive && code !== null && action(texts.copyLink, () => void copyLink(code))}
      {isLive && action(texts.stop, () => onStop(rule))}
      {phase === 'stopped' && <Resume rule={rule} />}
      {phase === 'planned' && uses === 0 && action(texts.delete, () => onDelete(rule))}
    </span>
  )
}

function Resume({ rule: { _id, name, endsAt } }: { readonly rule: WirePriceRule }) {
  const api = useApi()
  const resuming = useAction(
    useCallback(
      async (id: string): Promise<void> => {
        await api.call(resumePriceRule, { params: { id } })
        showToast('success', texts.resumed(name))
      },
      [api, name],
    ),
  )
  // After its end it must get another one first.
  if (endsAt !== null && endsAt <= Date.now()) return null
  const busy = resuming.busyWith !== undefined
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => resuming.start(_id)}>
        {busy ? texts.resuming : texts.resume}
        <span className="sr-only">{texts.ofRule(name)}</span>
      </Button>
      {resuming.failure && <Alert message={resuming.failure.message} />}
    </>
  )
}

async function copyLink(code: string): Promise<void> {
  const link = linkWithCode(code)
  try {
    await navigator.clipboard.writeText(link)
    showToast('success', texts.linkCopied)
  } catch {
    // The browser forbids copying, or the page has no TLS.
    showToast('info', texts.linkNotCopied(link))
  }
}
