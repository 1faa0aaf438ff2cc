import { Link } from 'react-router'
import { receivableAges, sumReceivables } from '../../../contract/payments/receivables.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { receivableTexts as texts } from './texts.ts'

const nothing = { count: 0, open: 0 }
const unknown = {
  ages: receivableAges.map((age) => ({ age, ...nothing })),
  disputed: nothing,
  unassigned: 0,
}

/** Shows what companies owe by age, each sum with a link to its invoices. */
export function AgeSums() {
  const [loaded, reload] = useAnswer(sumReceivables, {})
  if (loaded.status === 'failed') return <NotReady loaded={loaded} texts={texts} reload={reload} />
  const { ages, disputed, unassigned } = loaded.status === 'ready' ? loaded.data : unknown
  return (
    <Card>
      <h2 className="sr-only">{texts.sums}</h2>
      {/* Keeps its place while the sums are loaded. */}
      <dl className={loaded.status === 'ready' ? 'figures' : 'figures invisible'}>
        {ages.map(({ age, open }) => (
          <Sum key={age} label={texts.ages[age]} amount={open} to={dashboardLinks.receivablesIn(age)} />
        ))}
        <Sum label={texts.disputedSum} amount={disputed.open} to={dashboardLinks.receivablesIn('disputed')} />
        <Sum label={texts.unassigned} amount={unassigned} to={dashboardLinks.transfersWithRest} />
      </dl>
    </Card>
  )
}

interface SumProps {
  readonly label: string
  readonly amount: number
  readonly to: string
}

function Sum({ label, amount, to }: SumProps) {
  return (
    <div>
      <dt>
        <Link className="row-link" to={to}>
          {label}
        </Link>
      </dt>
      <dd className="figure">
        <Amount amount={amount} />
      </dd>
    </div>
  )
}
