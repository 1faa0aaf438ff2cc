import '../../styles/charts.css'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type KeyboardEvent, useState } from 'react'

export interface DayBar {
  /** 2026-11-22 */
  readonly date: string
  /** As a screen reader says it: Sunday 22 November. */
  readonly name: string
  /** Below the axis: 22 Nov. */
  readonly tick: string
  readonly value: number
  /** The value of the same day of the period before, for the line. */
  readonly before?: number | undefined
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
    /** What the line shows. */
    readonly before: string
  }
  readonly format: (value: number) => string
}

const width = 600
const height = 190
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * Draws a bar for each day above a ruler, a line for the period before, and the same as a table. The picture is one stop of the keyboard: arrows, Home
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
      aria-valuetext={saidOf(day, texts, format)}
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
        {day.before !== undefined && (
          <span className="chart-before">
            {texts.before}: <span className="figure">{format(day.before)}</span>
          </span>
        )}
      </p>
    </div>
  )
}

function saidOf(
  { name, value, before }: DayBar,
  texts: DayBarsProps['texts'],
  format: DayBarsProps['format'],
): string {
  const said = `${name}: ${format(value)}`
  return before === undefined ? said : `${said}. ${texts.before}: ${format(before)}`
}

interface BarsProps {
  readonly days: readonly DayBar[]
  readonly chosen: number | undefined
  readonly onChoose: (index: number) => void
}

function Bars({ days, chosen, onChoose }: BarsProps) {
  const x = scaleBand<number>(days.keys(), [0, width]).paddingInner(days.length > 100 ? 0.1 : 0.25)
  const most = Math.max(1, ...days.map(({ value, before = 0 }) => Math.max(value, before)))
  const y = scaleLinear([0, most], [0, height - 20])
  const before = line<DayBar>()
    .defined((day) => day.before !== undefined)
    .x((_, index) => (x(index) ?? 0) + x.bandwidth() / 2)
    .y((day) => height - 14 - y(day.before ?? 0))(days)
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
      {before && <path className="chart-line" d={before} />}
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
  const hasLine = days.some(({ before }) => before !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long table
    <section className="chart-table" tabIndex={0} aria-label={texts.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.label}</th>
            {hasLine && <th scope="col">{texts.before}</th>}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, value, before }) => (
            <tr key={date}>
              <th scope="row">{name}</th>
              <td className="figure">{format(value)}</td>
              {hasLine && <td className="figure">{before === undefined ? '' : format(before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
