import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { percentFigure, shareOf } from './compared.ts'
import { overviewTexts } from './texts.ts'
import type { Visits } from './visit-chart.ts'
import { visitTexts } from './visit-texts.ts'

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
      <table className="w-full text-note" aria-labelledby={id}>
        <thead>
          <tr>
            {[texts.step, texts.windows, texts.rate].map((header, index) => (
              <th
                key={header}
                scope="col"
                className={`text-soft font-normal hyphens-auto ${index === 0 ? 'text-start' : 'text-end ps-2'}`}
              >
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
              <tr key={step} className="align-top border-t border-t-line">
                <th scope="row" className="w-1/2 py-2 text-start font-normal wrap-anywhere">
                  {texts.names[step]}
                  <svg
                    className="block w-full h-1.5 my-1"
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect
                      className="fill-ink forced-color-adjust-none"
                      width={(100 * now[step]) / most}
                      height="4"
                    />
                  </svg>
                  <small className="block soft">
                    {overviewTexts.shareBefore(wholeNumber(formats, before[step]))}
                  </small>
                </th>
                <td className="figure py-2 ps-2 text-end">{wholeNumber(formats, now[step])}</td>
                <td className="figure py-2 ps-2 text-end">
                  {share === undefined ? '' : percentFigure(formats, share)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="soft text-note">{texts.note}</p>
    </Card>
  )
}
