import { Link } from 'react-router'
import { getProof } from '../../../contract/desk/proof.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Chip } from '../../ui/chip.tsx'
import { ageText } from '../../ui/values/age.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { useNow } from '../../ui/values/use-now.ts'
import { proofTexts as texts } from './texts.ts'

/**
 * Shows in one line whether all numbers agree and since when, with a link to the page. Renders nothing if the backend
 * does not offer it.
 */
export function ProofLine() {
  return (
    <IfOffered operation={getProof}>
      <Line />
    </IfOffered>
  )
}

function Line() {
  const formats = useFormats()
  const [loaded] = useAnswer(getProof, {})
  const now = useNow(30_000)
  // Silent after a failure, because the line is secondary; the page itself shows the failure.
  if (loaded.status !== 'ready' || loaded.data.finishedAt === null) return null
  const { finishedAt, checks } = loaded.data
  const differences = checks.reduce((sum, check) => sum + check.differences, 0)
  const words = differences === 0 ? texts.proved : texts.differ(wholeNumber(formats, differences))
  return (
    <Link className="row-link" to={dashboardLinks.proof}>
      <Chip state={differences === 0 ? 'good' : 'bad'}>{texts.since(words, ageText(finishedAt, now))}</Chip>
    </Link>
  )
}
