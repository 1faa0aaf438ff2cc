import { verifyChanges } from '../../../contract/desk/changes.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { changesTexts as texts } from './texts.ts'

/** Shows whether the chain of entries is intact, and the last verified entry. */
export function ChainLine() {
  const formats = useFormats()
  const [loaded] = useAnswer(verifyChanges, {})
  // The list below reports a failure to load.
  if (loaded.status === 'failed') return null
  if (loaded.status === 'loading')
    return (
      <div className="chain-line">
        <Chip state="plain">{texts.chain.loading}</Chip>
      </div>
    )
  const { entries, verifiedTo, hash, checkedAt, broken } = loaded.data
  if (broken !== null) return <Alert message={texts.chain.broken(wholeNumber(formats, broken))} />
  return (
    <div className="chain-line">
      <Chip state={entries > 0 && verifiedTo >= entries ? 'good' : 'plain'}>
        {chainText(formats, entries, verifiedTo)}
      </Chip>
      {checkedAt !== null && (
        <span className="soft">
          {texts.chain.checked} <LocalTime at={checkedAt} />
        </span>
      )}
      {hash && (
        <span className="soft">
          {texts.chain.fingerprint} <span className="figure">{hash.slice(0, 16)}</span>
        </span>
      )}
    </div>
  )
}

function chainText(formats: Formats, entries: number, verifiedTo: number): string {
  if (entries === 0) return texts.chain.empty
  if (verifiedTo < entries)
    return texts.chain.waiting(wholeNumber(formats, verifiedTo), wholeNumber(formats, entries))
  return texts.chain.verified(texts.count(formats, entries, false))
}
