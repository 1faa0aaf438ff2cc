import './sellers.css'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { percentFigure, shareOf } from './compared.ts'
import { overviewTexts } from './texts.ts'
import { visitTexts } from './visit-texts.ts'
import type { Visits } from './visits.tsx'

const texts = visitTexts.steps
const steps = ['product', 'basket', 'payment', 'paid'] as const

/** Shows how many browser windows came from a product to a payment, each step with its share of the one before. */
export function VisitSteps({ now, before }: Pick<Visits, 'now' | 'before'>) {
  const formats = useFormats()
  const id = useId()
  const most = Math.max(1, ...steps.map((step) => now[step]))
  return (
    <Card className="overview-card">
      <h2 id={id}>{texts.heading}</h2>
      <table className="sellers w-full text-note [&_:is(th,td)]:align-baseline" aria-labelledby={id}>
        <thead>
          <tr>
            {[texts.step, texts.windows, texts.rate].map((header) => (
              <th key={header} className="text-soft hyphens-auto" scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const last = steps[index - 1]
            const share = last === undefined ? undefined : shareOf(now[step], now[last])
            return (
              <tr key={step}>
                <th scope="row">
                  {texts.names[step]}
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * now[step]) / most} height="4" />
                  </svg>
                </th>
                <td className="figure">
                  {wholeNumber(formats, now[step])}
                  <small className="block soft whitespace-normal">
                    {overviewTexts.shareBefore(wholeNumber(formats, before[step]))}
                  </small>
                </td>
                <td className="figure">{share === undefined ? '' : percentFigure(formats, share)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="soft text-note">{texts.note}</p>
    </Card>
  )
}
