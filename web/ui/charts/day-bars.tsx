import '../../styles/charts.css'
import { scaleBand, scaleLinear } from 'd3-scale'
import { type KeyboardEvent, useState } from 'react'

export interface DayBar {
  /** 2026-11-22 */
  readonly date: string
  /** As a screen reader says it: Sunday 22 November. */
  readonly name: string
  /** Below the axis: 22 Nov. */
  readonly tick: string
  readonly value: number
  /** Drawn lighter. */
  readonly weekend: boolean
}

interface DayBarsProps {
  readonly days: readonly DayBar[]
  readonly texts: {
    /** What the bars show. */
    readonly label: string
    readonly day: string
    readonly asTable: string
    readonly asPicture: string
  }
  readonly format: (value: number) => string
}

const width = 600
const height = 190
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * Draws a bar for each day above a ruler, and the same as a table. The picture is one stop of the keyboard: arrows, Home
 * and End move through the days, and a screen reader says the day and its value.
 */
export function DayBars({ days, texts, format }: DayBarsProps) {
  const [isTable, setTable] = useState(false)
  return (
    <div className="chart">
      {isTable ? (
        <Table days={days} texts={texts} format={format} />
      ) : (
        <Picture days={days} texts={texts} format={format} />
      )}
      <button type="button" className="chart-switch" onClick={() => setTable(!isTable)}>
        {isTable ? texts.asPicture : texts.asTable}
      </button>
    </div>
  )
}

function Picture({ days, texts, format }: DayBarsProps) {
  const [chosen, setChosen] = useState<number>()
  const last = days.length - 1
  const at = Math.min(chosen ?? last, last)
  const day = days[at]
  if (!day) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? undefined : at + step
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, next)))
  }
  return (
    <div
      className="chart-picture"
      role="slider"
      tabIndex={0}
      aria-label={texts.label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${day.name}: ${format(day.value)}`}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
    >
      <Bars days={days} chosen={chosen} onChoose={setChosen} />
      <p className="chart-ticks" aria-hidden="true">
        {ticksOf(days).map(({ date, tick }) => (
          <span key={date}>{tick}</span>
        ))}
      </p>
      <p className="chart-value" aria-hidden="true">
        {day.name}: <b className="figure">{format(day.value)}</b>
      </p>
    </div>
  )
}

interface BarsProps {
  readonly days: readonly DayBar[]
  readonly chosen: number | undefined
  readonly onChoose: (index: number) => void
}

function Bars({ days, chosen, onChoose }: BarsProps) {
  const x = scaleBand<number>(days.keys(), [0, width]).paddingInner(days.length > 100 ? 0.1 : 0.25)
  const y = scaleLinear([0, Math.max(1, ...days.map(({ value }) => value))], [0, height - 20])
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ date, value, weekend }, index) => (
        <g
          key={date}
          className={weekend ? 'chart-weekend' : undefined}
          onPointerEnter={() => onChoose(index)}
        >
          <rect className="chart-room" x={x(index)} width={x.step()} height={height - 14} />
          <rect
            className={index === chosen ? 'chart-bar chart-chosen' : 'chart-bar'}
            x={x(index)}
            y={height - 14 - y(value)}
            width={x.bandwidth()}
            height={y(value)}
          />
          <path className="chart-tick" d={`M${x(index)} ${height - 14}v${index % 7 === 0 ? 12 : 6}`} />
        </g>
      ))}
      <path className="chart-axis" d={`M0 ${height - 14}h${width}`} />
    </svg>
  )
}

/** The first, the middle and the last day. */
function ticksOf(days: readonly DayBar[]): readonly DayBar[] {
  const ticks = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)]
  return [...new Set(ticks.filter((day) => day !== undefined))]
}

function Table({ days, texts, format }: DayBarsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long table
    <section className="chart-table" tabIndex={0} aria-label={texts.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, value }) => (
            <tr key={date}>
              <th scope="row">{name}</th>
              <td className="figure">{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
