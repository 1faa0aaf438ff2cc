import { useCopied } from '../../../forms/use-copied.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { secondStepTexts as texts } from './texts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onStored: () => void
}

/** Shows new recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { copied, copy } = useCopied(codes.join('\n'))
  return (
    <Notice tone="warn" inPlaceOfButton>
      <p className="font-semibold">{texts.store}</p>
      <ol className="my-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2">
        {codes.map((code) => (
          <li key={code} className="font-figure">
            {code}
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button kind="quiet" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button onClick={onStored}>{texts.stored}</Button>
      </div>
      {copied === false && <p>{texts.notCopied}</p>}
    </Notice>
  )
}
