import { useFormats } from '../../ui/values/formats.ts'
import './sellers.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { Figures } from './measures.ts'
import { overviewTexts as texts } from './texts.ts'

type Sold = Figures['best'][number]

/** Shows the best and worst selling products as a table with a bar per row, so that every figure is also text. */
export function Sellers({ best, least = [], unsold }: Pick<Figures, 'best' | 'least' | 'unsold'>) {
  const id = useId()
  const most = Math.max(1, ...best.map(({ pieces }) => pieces))
  return (
    <Card className="overview-card">
      <h2 id={id}>{texts.sellers}</h2>
      {best.length === 0 ? (
        <p className="soft">{texts.nothingSold}</p>
      ) : (
        <table className="sellers w-full text-note [&_a:hover]:underline" aria-labelledby={id}>
          <thead>
            <tr>
              <th className="text-soft" scope="col" id={`${id}-tool`}>
                {texts.tool}
              </th>
              <th className="text-soft" scope="col" id={`${id}-pieces`}>
                {texts.pieces}
              </th>
              <th className="text-soft" scope="col" id={`${id}-taken`}>
                {texts.takenBy}
              </th>
            </tr>
          </thead>
          <Rows id={id} title={texts.best} sold={best} most={most} />
          {least.length > 0 && <Rows id={id} title={texts.least} sold={least} most={most} />}
        </table>
      )}
      {unsold.length > 0 && (
        <>
          <h3 className="sellers-title">{texts.unsold}</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-0 text-note">
            {unsold.map(({ tool: product, name }) => (
              <li key={product}>
                <Link className="row-link" to={dashboardLinks.product(product)}>
                  {withBreaks(name)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface RowsProps {
  /** Prefix of the ids of the column headings. */
  readonly id: string
  readonly title: string
  readonly sold: readonly Sold[]
  /** The number of pieces that fills a bar. */
  readonly most: number
}

/** Renders a group of rows. Each figure references its headings, because the table has three levels of them. */
function Rows({ id, title, sold, most }: RowsProps) {
  const formats = useFormats()
  const group = useId()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} id={group} className="sellers-title">
          {title}
        </th>
      </tr>
      {sold.map(({ tool: product, name, pieces, taken }) => (
        <tr key={product}>
          <th scope="row" id={`${group}-${product}`} headers={`${group} ${id}-tool`}>
            <Link to={dashboardLinks.product(product)}>{withBreaks(name)}</Link>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * pieces) / most} height="4" />
            </svg>
          </th>
          <td className="figure" headers={`${group} ${group}-${product} ${id}-pieces`}>
            {wholeNumber(formats, pieces)}
          </td>
          <td className="figure" headers={`${group} ${group}-${product} ${id}-taken`}>
            {moneyFigure(formats, taken)}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
