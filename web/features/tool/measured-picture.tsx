import type { OutlineAxis, Point } from '../../ui/pictures/outline-axis.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { boxSide, rulerScale } from './millimetre-scale.ts'
import { stageTexts } from './texts.ts'

interface MeasuredProps {
  readonly axis: OutlineAxis
  readonly lengthMm: number
  /** A diameter in millimetres, drawn at the place where the outline has this width. */
  readonly diameterMm?: number | undefined
}

/** The distance of a dimension line from the outline, and half the length of its end marks. */
const [gap, mark] = [34, 11]

/** Draws dimension lines along a tool's outline, over its picture. The specification contains the same numbers. */
export function DimensionLines({ axis, lengthMm, diameterMm }: MeasuredProps) {
  const formats = useFormats()
  const { direction, side, length, width } = axis
  const across = { x: -direction.y, y: direction.x }
  const away = (point: Point, by: number) => ({ x: point.x + across.x * by, y: point.y + across.y * by })
  const ends = [away(side[0], gap), away(side[1], gap)] as const
  const far = (by: number) => ({ x: side[1].x + direction.x * by, y: side[1].y + direction.y * by })
  const end = far(gap)
  const opposite = away(end, -width)
  return (
    <svg
      className="dimensions absolute inset-0 overflow-visible pointer-events-none"
      viewBox={`0 0 ${boxSide} ${boxSide}`}
      aria-hidden="true"
    >
      <DimensionLine
        from={ends[0]}
        to={ends[1]}
        direction={direction}
        text={millimetres(formats, lengthMm)}
      />
      {diameterMm !== undefined && agrees(diameterMm, (width / length) * lengthMm) && (
        <DimensionLine
          from={opposite}
          to={end}
          direction={across}
          text={`Ø ${millimetres(formats, diameterMm)}`}
        />
      )}
    </svg>
  )
}

/** Perspective distorts a picture by a few percent; a diameter that differs by more is measured elsewhere. */
function agrees(value: number, shown: number): boolean {
  return Math.abs(value - shown) < shown * 0.15
}

interface LineProps {
  readonly from: Point
  readonly to: Point
  readonly direction: Point
  readonly text: string
}

function DimensionLine({ from, to, direction, text }: LineProps) {
  const tick = ({ x, y }: Point) =>
    `M${rounded(x + direction.y * mark)} ${rounded(y - direction.x * mark)}` +
    `L${rounded(x - direction.y * mark)} ${rounded(y + direction.x * mark)}`
  const middle = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) }
  return (
    <>
      <path
        className="fill-none stroke-ink stroke-[1.3px] [vector-effect:non-scaling-stroke]"
        d={`M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}${tick(from)}${tick(to)}`}
      />
      <text
        className="font-figure text-[17px] leading-none font-[560] font-stretch-85% fill-ink [text-anchor:middle] [dominant-baseline:central] stroke-board stroke-[12px] [stroke-linejoin:round] [paint-order:stroke] max-lg:text-[26px]"
        x={middle.x}
        y={middle.y}
      >
        {text}
      </text>
    </>
  )
}

/** A number further right would be cut off. */
const lastNumber = boxSide - 60

/** Draws a ruler at the scale of the picture above it, with the same width. */
export function MillimetreRuler({ axis, lengthMm }: MeasuredProps) {
  const { unit, ticks, numbers } = rulerScale(lengthMm, axis.length)
  const at = (mm: number) => rounded(mm * unit)
  return (
    // The caption is as wide as the picture above it.
    <div className="scale w-[min(84%,600px)] box-content px-3 pt-[0.4rem] pb-0 bg-paper border border-line">
      <p className="text-label text-soft">{stageTexts.ruler}</p>
      <svg viewBox={`0 0 ${boxSide} 56`} aria-hidden="true">
        <path
          className="fill-none stroke-ink stroke-[1.3px] [vector-effect:non-scaling-stroke]"
          d={ticks.map((mm) => `M${at(mm)} 56v-${numbers.includes(mm) ? 22 : 11}`).join('')}
        />
        {numbers
          .filter((mm) => at(mm) <= lastNumber)
          .map((mm) => (
            <text
              className="font-figure text-[17px] leading-none font-[560] font-stretch-85% fill-ink max-lg:text-[26px]"
              key={mm}
              x={at(mm) + 5}
              y={28}
            >
              {mm}
            </text>
          ))}
      </svg>
    </div>
  )
}

/** Writes a length: 48 mm, 1,100 mm, 23.4 mm. */
export function millimetres(formats: Formats, value: number): string {
  return `${wholeNumber(formats, value)} mm`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
