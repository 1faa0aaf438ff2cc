import { sumArchivedOrders } from '../../../contract/moving/archived-orders.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { formerTakingsTexts as texts } from './former-takings-texts.ts'
import type { Figures } from './measures.ts'

/** Shows what the former shop took in the period, apart from the sums of this shop; nothing without an archive. */
export function FormerTakings({ days }: Pick<Figures, 'days'>) {
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (from === undefined || to === undefined) return null
  return (
    <IfOffered operation={sumArchivedOrders}>
      <Sum from={from} to={to} />
    </IfOffered>
  )
}

function Sum({ from, to }: { readonly from: string; readonly to: string }) {
  const formats = useFormats()
  const [sum] = useAnswer(sumArchivedOrders, { query: { from, to } })
  if (sum.status !== 'ready' || sum.data.orders === 0) return null
  const { orders, taken } = sum.data
  return (
    <Card className="overview-card">
      <h2>{texts.heading}</h2>
      <p>{texts.about(formats, orders, moneyFigure(formats, taken))}</p>
    </Card>
  )
}
