import { useSearchParams } from 'react-router'
import { TabLinks } from '../../routing/tab-links.tsx'
import { Card } from '../../ui/card.tsx'
import { DayBars } from '../../ui/charts/day-bars.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { chartOf, type Figures, measuresIn } from './measures.ts'
import { searchWith } from './search-with.ts'
import { overviewTexts as texts } from './texts.ts'

/** Shows revenue, orders or the paid share per day, as a chart and a table. The address selects the measure. */
export function EachDay({ figures }: { readonly figures: Figures }) {
  const formats = useFormats()
  const [search] = useSearchParams()
  const offered = measuresIn(figures)
  const measure = offered.find((one) => one === search.get('show')) ?? 'taken'
  return (
    <Card className="overview-card">
      <h2>{texts.eachDay[measure].label}</h2>
      <TabLinks
        label={texts.measure}
        values={offered}
        current={measure}
        textOf={(one) => texts.measures[one]}
        searchOf={(one) => searchWith(search, { show: one === 'taken' ? undefined : one })}
      />
      <DayBars {...chartOf(formats, figures, measure)} />
    </Card>
  )
}
