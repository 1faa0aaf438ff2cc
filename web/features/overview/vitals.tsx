import { useId } from 'react'
import { vitalNames } from '../../../contract/visits/visits.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Visits } from './visit-chart.ts'
import { visitTexts } from './visit-texts.ts'

const texts = visitTexts.vitals

/** On a narrow phone the page has a line of its own above its three values. */
const narrowRow = 'max-[30rem]:grid max-[30rem]:grid-cols-3'
type Vital = Visits['vitals'][number]

/** Shows the 75th percentile of each measure for all pages and each kind, rated as web.dev does. */
export function Vitals({ vitals }: Pick<Visits, 'vitals'>) {
  const id = useId()
  const pages = [...new Set(vitals.map(({ page }) => page))].toSorted(
    (one, other) => countOf(vitals, other) - countOf(vitals, one),
  )
  return (
    <Card className="overview-card">
      <h2 id={id}>{texts.heading}</h2>
      {pages.length === 0 ? (
        <p className="soft">{texts.none}</p>
      ) : (
        <>
          <table className="w-full text-note [&_.chip]:px-1 [&_.chip]:max-w-full" aria-labelledby={id}>
            <thead>
              <tr className={narrowRow}>
                <th scope="col" className="text-start text-soft font-normal max-[30rem]:col-span-3">
                  {texts.page}
                </th>
                {vitalNames.map((measure) => (
                  <th
                    key={measure}
                    scope="col"
                    className="text-start text-soft font-normal ps-2 hyphens-auto wrap-anywhere max-[30rem]:ps-0"
                  >
                    {texts.measures[measure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page} className={`border-t border-t-line align-top ${narrowRow}`}>
                  <th
                    scope="row"
                    className="text-start font-normal py-2 wrap-anywhere hyphens-auto max-[30rem]:col-span-3"
                  >
                    {page === null ? texts.all : visitTexts.kinds[page]}
                  </th>
                  {vitalNames.map((measure) => (
                    <td key={measure} className="py-2 ps-2 wrap-anywhere max-[30rem]:ps-0 max-[30rem]:pe-1">
                      <OneVital vital={vitals.find((one) => one.measure === measure && one.page === page)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft text-note">{texts.note}</p>
        </>
      )}
    </Card>
  )
}

/** The sum of all pages is the first row, the most measured pages follow. */
function countOf(vitals: readonly Vital[], page: Vital['page']): number {
  return Math.max(0, ...vitals.filter((one) => one.page === page).map(({ count }) => count)) + (page ? 0 : 1)
}

const tones = { good: 'good', 'needs-work': 'warn', poor: 'bad' } as const

function OneVital({ vital }: { readonly vital: Vital | undefined }) {
  const formats = useFormats()
  if (!vital) return null
  return (
    <>
      <span className="figure block">{valueText(formats, vital)}</span>
      <Chip state={tones[vital.rating]}>{texts.ratings[vital.rating]}</Chip>
    </>
  )
}

function valueText(formats: Formats, { measure, p75 }: Vital): string {
  if (p75 === null) return texts.above
  if (measure === 'inp') return texts.milliseconds(wholeNumber(formats, p75))
  return measure === 'lcp'
    ? texts.seconds(wholeNumber(formats, p75 / 1000))
    : texts.score(wholeNumber(formats, p75))
}
