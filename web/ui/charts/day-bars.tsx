import './charts.css'
import { useState } from 'react'
import { BarsPicture } from './bars-picture.tsx'
import type { DayBar, DayBarsProps } from './day-bars-props.ts'

/** Draws a bar per day above a ruler and a line for the previous period, with the same data as a table. */
export function DayBars(props: DayBarsProps) {
  const { texts } = props
  const [isTable, setTable] = useState(false)
  return (
    <div className="chart grid gap-2 justify-items-start [&_svg]:block [&_svg]:w-full [&_svg]:h-40">
      {isTable ? <BarsTable {...props} /> : <BarsPicture {...props} />}
      <button
        type="button"
        className="min-h-(--target-link) text-note underline cursor-pointer"
        onClick={() => setTable(!isTable)}
      >
        {isTable ? texts.asPicture : texts.asTable}
      </button>
    </div>
  )
}

function BarsTable({ days, all, texts, format }: DayBarsProps) {
  const hasPart = texts.part !== undefined && days.some(({ part }) => part !== undefined)
  const hasLine = days.some(({ before }) => before !== undefined)
  const written = (value: number | undefined) => (value === undefined ? '' : format(value))
  const cells = ({ value, part, before }: Pick<DayBar, 'value' | 'part' | 'before'>) => (
    <>
      <td className="figure">{written(value)}</td>
      {hasPart && <td className="figure">{written(part)}</td>}
      {hasLine && <td className="figure">{written(before)}</td>}
    </>
  )
  return (
    <section
      className="chart-table w-full max-h-72 overflow-auto focus-visible:[outline:var(--focus)] focus-visible:outline-offset-4 [&_table]:w-full [&_table]:text-note"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long table
      tabIndex={0}
      aria-label={texts.label}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.value ?? texts.label}</th>
            {hasPart && <th scope="col">{texts.part}</th>}
            {hasLine && <th scope="col">{texts.before}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{day.name}</th>
              {cells(day)}
            </tr>
          ))}
        </tbody>
        {all && (
          <tfoot>
            <tr>
              <th scope="row">{texts.all}</th>
              {cells(all)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
