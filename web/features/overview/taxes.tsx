import './sellers.css'
import { useId } from 'react'
import { rateText, taxAmount } from '../../lists/tax-sum.ts'
import { taxTexts as texts } from '../../texts/taxes.ts'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import type { Figures } from './measures.ts'
import { overviewTexts } from './texts.ts'

/** Shows invoices minus credit notes by rate and country; nothing if the shop has one tax for everyone. */
export function Taxes({ taxes = [] }: Pick<Figures, 'taxes'>) {
  const formats = useFormats()
  const id = useId()
  if (taxes.every(({ rate }) => rate === null)) return null
  return (
    <Card className="overview-card">
      <h2 id={id}>{texts.caption}</h2>
      <table className="sellers w-full text-note [&_:is(th,td)]:align-baseline" aria-labelledby={id}>
        <thead>
          <tr>
            {[texts.rate, texts.net, texts.tax].map((header) => (
              <th key={header} className="text-soft" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taxes.map((sum) => (
            <tr key={`${sum.currency} ${rateText(formats, sum)}`} className="border-t border-line">
              <th scope="row">{rateText(formats, sum)}</th>
              <td className="figure">{taxAmount(formats, sum.net, sum.currency)}</td>
              <td className="figure">{taxAmount(formats, sum.tax, sum.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note soft">{overviewTexts.afterCredit}</p>
    </Card>
  )
}
