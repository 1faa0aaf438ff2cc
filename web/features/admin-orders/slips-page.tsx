import { useFormats } from '../../ui/values/formats.ts'
import './slips.css'
import { NotReady } from '../../api/not-ready.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { PackingSlip } from './packing-slip.tsx'
import { slipTexts as texts } from './slip-texts.ts'
import { languageOfSlip } from './slip-words.ts'
import { mostSlips, type Slips, useSlips } from './use-slips.ts'

/** Renders `/dashboard/slips`: the packing slips of the orders in the address, one per printed page. */
export function SlipsPage() {
  const [slips, reload] = useSlips()
  return (
    <DashboardPart title={texts.page}>
      <p>
        <BackLink to={dashboardLinks.manageAllOrders} text={texts.back} />
      </p>
      <NotReady loaded={slips} texts={texts} lines={6} reload={reload} />
      {slips.status === 'ready' && <LoadedSlips {...slips.data} />}
    </DashboardPart>
  )
}

function LoadedSlips({ orders, notFound, more, words }: Slips) {
  const formats = useFormats()
  const { languages } = useShopSettings()
  const count = orders.length
  return (
    <div className="slips">
      {notFound.length > 0 && <Alert message={texts.notFound(notFound.join(', '))} />}
      {count === 0 && (
        <Card>
          <p>{texts.none}</p>
        </Card>
      )}
      {count > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 items-center">
          <PrintButton text={texts.print} />
          <p className="board-note">{texts.count(wholeNumber(formats, count), count === 1)}</p>
          {more && <p className="board-note">{texts.more(mostSlips)}</p>}
        </div>
      )}
      {orders.map((order) => {
        const own = words.find(({ tag }) => tag === languageOfSlip(order, languages))
        return own && <PackingSlip key={order._id} order={order} words={own} />
      })}
    </div>
  )
}
