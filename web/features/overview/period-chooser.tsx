import { useNavigate, useSearchParams } from 'react-router'
import { periodLengths } from '../../../contract/desk/figures.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { TabLinks } from '../../routing/tab-links.tsx'
import { DateRange } from '../../ui/table/date-range.tsx'
import { changedDays, daysOf, type Period } from './period.ts'
import { searchWith } from './search-with.ts'
import { overviewTexts as texts } from './texts.ts'

/**
 * Chooses the period of the figures: a number of days until today, or a first and a last day. The address contains the
 * period.
 */
export function PeriodChooser({ period }: { readonly period: Period }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { timeZone } = useShopSettings().shop.money
  const today = () => dateIn(timeZone, Date.now())
  const days = daysOf(period, today())
  return (
    <>
      <TabLinks
        label={texts.periods}
        values={periodLengths}
        current={'days' in period ? period.days : undefined}
        textOf={(length) => texts.lengths[length]}
        searchOf={(length) => searchWith(search, { days: length, from: undefined, to: undefined })}
      />
      <div className="overview-days flex flex-[0_1_auto] flex-wrap max-w-full bg-paper border border-line [&_label]:text-note [&_label]:font-normal [&_label]:text-soft">
        <DateRange
          texts={texts}
          {...days}
          latest={today()}
          onRange={(change) =>
            void navigate(
              { search: searchWith(search, { days: undefined, ...changedDays(days, change, today()) }) },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
    </>
  )
}
