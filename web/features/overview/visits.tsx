import { Link } from 'react-router'
import { exportVisits, getVisits } from '../../../contract/visits/visits.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useLastReady } from '../../api/use-loaded.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { DayBars } from '../../ui/charts/day-bars.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { compared } from './compared.ts'
import type { Period } from './period.ts'
import { chartOfVisits, type Visits } from './visit-chart.ts'
import { NotFound, PagesShown, Referrers, VisitLanguages } from './visit-names.tsx'
import { VisitSteps } from './visit-steps.tsx'
import { visitTexts as texts } from './visit-texts.ts'
import { Vitals } from './vitals.tsx'

/** Shows the visits of a period, the steps to a payment, what was not found, where visits come from, and the speed. */
export function VisitCards({ period }: { readonly period: Period }) {
  const [loaded, reload] = useAnswer(getVisits, { query: period })
  const shown = useLastReady(loaded)
  if (loaded.status === 'failed')
    return (
      <Alert
        message={`${texts.notLoaded} ${loaded.error.message}`}
        again={{ label: problems.tryAgain, run: reload }}
      />
    )
  if (!shown)
    return (
      <Card>
        <Skeleton label={texts.loading} lines={4} />
      </Card>
    )
  const isEmpty = shown.now.pages === 0
  return (
    <div className={`grid gap-5 items-start ${isEmpty ? '' : '@min-[44rem]:grid-cols-2'}`}>
      <div className="grid gap-5">
        <EachDay visits={shown} period={period} />
        {!isEmpty && (
          <>
            <NotFound {...shown} />
            <PagesShown {...shown} />
            <VisitLanguages {...shown} />
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="grid gap-5">
          <VisitSteps {...shown} />
          <Referrers {...shown} />
          <Vitals {...shown} />
        </div>
      )}
    </div>
  )
}

function EachDay({ visits, period }: { readonly visits: Visits; readonly period: Period }) {
  const formats = useFormats()
  const { now, before, counted } = visits
  const isEmpty = now.pages === 0
  return (
    <Card className="overview-card">
      <h2>{texts.heading}</h2>
      {!counted && <p>{texts.off}</p>}
      {counted && isEmpty && <p>{texts.empty}</p>}
      {!isEmpty && (
        <>
          <p>
            {texts.sums(formats, now.visits, now.pages)}
            <small className="block soft">{compared(now.visits, before.visits)}</small>
          </p>
          <DayBars {...chartOfVisits(formats, visits)} />
        </>
      )}
      <p className="soft text-note">{texts.privacy}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
        <Link className="row-link" to={dashboardLinks.settings('visits')}>
          {texts.settings}
        </Link>
        {!isEmpty && <ExportList operation={exportVisits} list={{ query: period, whole: false }} />}
      </div>
    </Card>
  )
}
