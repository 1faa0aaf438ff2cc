import { useId } from 'react'
import { Link } from 'react-router'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { Figures } from './measures.ts'
import { discountTexts as texts } from './texts.ts'

/** On a narrow phone the name has a line of its own, because long headers leave no space beside it. */
const narrowRow = 'max-[24rem]:grid max-[24rem]:grid-cols-3'

/** Shows what codes and discounts in the basket brought in the period. Nothing if no order had one. */
export function Discounts({ discounts = [] }: Pick<Figures, 'discounts'>) {
  const id = useId()
  const formats = useFormats()
  if (discounts.length === 0) return null
  return (
    <Card className="overview-card">
      <h2 id={id}>{texts.heading}</h2>
      <table className="w-full text-note" aria-labelledby={id}>
        <thead>
          <tr className={narrowRow}>
            <th className="text-start text-soft max-[24rem]:col-span-3" scope="col">
              {texts.name}
            </th>
            {[texts.orders, texts.turnover, texts.discount].map((header) => (
              <th className="text-end text-soft ps-3 hyphens-auto max-[24rem]:ps-0" scope="col" key={header}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {discounts.map(({ rule, name, code, orders, turnover, discount }) => (
            <tr className={`border-t border-t-line align-top ${narrowRow}`} key={rule}>
              <th className="text-start font-normal py-2 wrap-anywhere max-[24rem]:col-span-3" scope="row">
                {name}
                {code !== null && <small className="figure block">{code}</small>}
              </th>
              <td className="figure text-end py-2 ps-3">{wholeNumber(formats, orders)}</td>
              <td className="figure text-end py-2 ps-3">{moneyFigure(formats, turnover)}</td>
              <td className="figure text-end py-2 ps-3">{moneyFigure(formats, discount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{texts.note}</p>
      <Link className="row-link justify-self-start" to={dashboardLinks.prices}>
        {texts.all}
      </Link>
    </Card>
  )
}
