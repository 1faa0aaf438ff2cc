import './sellers.css'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { isLanguageTag, languages as shopLanguages } from '../../../contract/languages/languages.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Visits } from './visit-chart.ts'
import { visitTexts as texts } from './visit-texts.ts'

/** As many as a person compares; the file of the API has more. */
const shown = 10

interface NamesProps {
  readonly heading: string
  /** The headers of both columns. */
  readonly headers: readonly [string, string]
  readonly rows: readonly { readonly name: string; readonly count: number }[]
  /** Shown instead of an empty table. */
  readonly none?: string
  readonly children?: ReactNode
}

/** Shows the most frequent names with their counts and bars, as a table. */
function Names({ heading, headers, rows, none, children }: NamesProps) {
  const formats = useFormats()
  const id = useId()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Card className="overview-card">
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <table className="sellers w-full text-note" aria-labelledby={id}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} className="text-soft" scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere">
                  {name}
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * count) / most} height="4" />
                  </svg>
                </th>
                <td className="figure">{wholeNumber(formats, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Card>
  )
}

/** Names the sum of the names that are not kept. */
const named = (rows: Visits['referrers'], others: string) =>
  rows.map(({ name, count }) => ({ name: name || others, count }))

/** Shows what people searched for without a result. */
export function NotFound({ nothing }: Pick<Visits, 'nothing'>) {
  const { heading, words, count, none, others, hint, add } = texts.nothing
  return (
    <Names heading={heading} headers={[words, count]} rows={named(nothing, others)} none={none}>
      {nothing.length > 0 && (
        <>
          <p className="soft text-note">{hint}</p>
          <Link className="row-link justify-self-start" to={dashboardLinks.addProduct}>
            {add}
          </Link>
        </>
      )}
    </Names>
  )
}

/** Shows the websites that led to the shop. */
export function Referrers({ referrers }: Pick<Visits, 'referrers'>) {
  const { heading, host, unknown, count, none } = texts.from
  return <Names heading={heading} headers={[host, count]} rows={named(referrers, unknown)} none={none} />
}

/** Shows how often each kind of page was seen. */
export function PagesShown({ kinds }: Pick<Visits, 'kinds'>) {
  const rows = kinds.map(({ page, count }) => ({ name: texts.kinds[page], count }))
  return <Names heading={texts.pages.heading} headers={[texts.pages.page, texts.pages.count]} rows={rows} />
}

/** Shows in which languages visits began; nothing while all are in one. */
export function VisitLanguages({ languages }: Pick<Visits, 'languages'>) {
  const { heading, language, others } = texts.languages
  if (languages.length < 2) return null
  const rows = languages.map(({ name, count }) => ({
    name: isLanguageTag(name) ? shopLanguages[name].name : others,
    count,
  }))
  return <Names heading={heading} headers={[language, texts.from.count]} rows={rows} />
}
