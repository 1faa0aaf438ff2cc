import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useCopied } from '../../forms/use-copied.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { NewKey } from './key-form.tsx'
import { keyFormTexts as texts } from './texts.ts'

interface ShownOnceProps {
  readonly made: NewKey
  readonly onStored: () => void
  /** Called when the page is left, because browsers keep pages for the way back. */
  readonly onLeave: () => void
}

/** Shows a new key, which is nowhere else: neither in the address nor in the browser's storage. */
export function ShownOnce({ made: { name, secret }, onStored, onLeave }: ShownOnceProps) {
  const { copied, copy } = useCopied(secret)
  useEffect(() => {
    const forget = () => flushSync(onLeave)
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [onLeave])
  return (
    <Notice tone="warn" inPlaceOfButton>
      <p className="font-semibold">{texts.made(name)}</p>
      <p className="my-3 text-lg font-figure wrap-anywhere select-all" data-testid="api-key">
        {secret}
      </p>
      <p>{texts.onlyOnce}</p>
      <p className="soft">{texts.howToUse}</p>
      <p className="font-figure soft wrap-anywhere" lang="en">
        {'Authorization: Bearer twk_…'}
      </p>
      <div className="actions mt-3">
        <Button kind="go" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button kind="quiet" onClick={onStored}>
          {texts.stored}
        </Button>
      </div>
      {copied === false && <p>{texts.notCopied}</p>}
    </Notice>
  )
}
