import { useCopied } from '../../forms/use-copied.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { webhookTexts as texts } from './texts.ts'
import type { NewSecret } from './webhook-form.tsx'
import { hostOf } from './webhook-values.ts'

interface ShownSecretProps {
  readonly shown: NewSecret
  readonly onStored: () => void
}

/** Shows a new secret, which cannot be shown again. */
export function ShownSecret({ shown: { url, secret, replaces }, onStored }: ShownSecretProps) {
  const { copied, copy } = useCopied(secret)
  return (
    <Notice tone="warn" inPlaceOfButton>
      <h2 className="text-xl tracking-tight wrap-anywhere">{texts.secretOf(hostOf(url))}</h2>
      <p>{texts.secretOnce}</p>
      {replaces && <p>{texts.secretOverlap}</p>}
      <p className="my-3 font-figure wrap-anywhere select-all">{secret}</p>
      <div className="actions">
        <Button kind="go" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button kind="quiet" onClick={onStored}>
          {texts.stored}
        </Button>
      </div>
      {copied === false && <p role="status">{texts.notCopied}</p>}
    </Notice>
  )
}
