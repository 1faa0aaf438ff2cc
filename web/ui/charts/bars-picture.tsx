import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type KeyboardEvent, useState } from 'react'
import { labelTexts } from '../values/value-texts.ts'
import type { DayBar, DayBarsProps } from './day-bars-props.ts'

const width = 600
const height = 190
/** Space below the axis, for the ticks of the ruler. */
const ruler = 14
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/**
 * Draws the bars and the line. The picture is one tab stop: arrows, Home and End move through the days, and a screen
 * reader reads the day and its values.
 */
export function BarsPicture({ days, top, texts, format }: DayBarsProps) {
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
  const value = day.value === undefined ? texts.none : format(day.value)
  const also = [
    { as: 'part', label: texts.part, figure: day.part },
    { as: 'before', label: texts.before, figure: day.before },
  ].flatMap(({ as, label, figure }) =>
    label === undefined || figure === undefined ? [] : [{ as, label, figure: format(figure) }],
  )
  return (
    <div
      className="w-full focus-visible:[outline:var(--focus)] focus-visible:outline-offset-4"
      role="slider"
      tabIndex={0}
      aria-label={texts.label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={at + 1}
      aria-valuetext={[
        labelTexts.named(day.name, value),
        ...also.map(({ label, figure }) => labelTexts.named(label, figure)),
      ].join('. ')}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
    >
      <Bars days={days} top={top} chosen={chosen} onChoose={setChosen} />
      <p className="flex justify-between font-figure text-[0.75rem] text-soft" aria-hidden="true">
        {ticksOf(days).map(({ date, tick }) => (
          <span key={date}>{tick}</span>
        ))}
      </p>
      <p className="min-h-[1.6em] text-note" aria-hidden="true">
        {labelTexts.before(day.name)}
        <b className="figure">{value}</b>
        {also.map(({ as, label, figure }) => (
          <span key={as} className={`chart-also chart-${as}`}>
            {labelTexts.before(label)}
            <span className="figure">{figure}</span>
          </span>
        ))}
      </p>
    </div>
  )
}

interface BarsProps {
  readonly days: readonly DayBar[]
  readonly top: number | undefined
  readonly chosen: number | undefined
  readonly onChoose: (index: number) => void
}

function Bars({ days, top, chosen, onChoose }: BarsProps) {
  const x = scaleBand<number>(days.keys(), [0, width]).paddingInner(days.length > 100 ? 0.1 : 0.25)
  const most = top ?? Math.max(1, ...days.map(({ value = 0, before = 0 }) => Math.max(value, before)))
  const y = scaleLinear([0, most], [0, height - 20])
  const before = line<DayBar>()
    .defined((day) => day.before !== undefined)
    .x((_, index) => (x(index) ?? 0) + x.bandwidth() / 2)
    .y((day) => height - ruler - y(day.before ?? 0))(days)
  const bar = (index: number, value: number) => ({
    x: x(index),
    y: height - ruler - y(value),
    width: x.bandwidth(),
    height: y(value),
  })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ date, value = 0, part, weekend }, index) => (
        <g
          key={date}
          className={weekend ? 'chart-weekend' : undefined}
          onPointerEnter={() => onChoose(index)}
        >
          <rect className="fill-transparent" x={x(index)} width={x.step()} height={height - ruler} />
          {part !== undefined && <rect className="chart-whole" {...bar(index, value)} />}
          <rect
            className={index === chosen ? 'chart-bar chart-chosen' : 'chart-bar'}
            {...bar(index, part ?? value)}
          />
          <path
            className="fill-none stroke-edge stroke-1 [vector-effect:non-scaling-stroke]"
            d={`M${x(index)} ${height - ruler}v${index % 7 === 0 ? 12 : 6}`}
          />
        </g>
      ))}
      {before && (
        <path
          className="chart-line pointer-events-none fill-none stroke-warn stroke-[2.5] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
          d={before}
        />
      )}
      <path
        className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
        d={`M0 ${height - ruler}h${width}`}
      />
    </svg>
  )
}

/** Returns the first, the middle and the last day. */
function ticksOf(days: readonly DayBar[]): readonly DayBar[] {
  const ticks = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)]
  return [...new Set(ticks.filter((day) => day !== undefined))]
}
