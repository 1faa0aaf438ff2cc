interface TorqueScaleProps {
  /** In N·m. */
  readonly from: number
  readonly to: number
}

const width = 240
/** Full scales of torque wrenches, with their ticks, in N·m. */
const scales = [
  { full: 3, tick: 0.5 },
  { full: 12, tick: 1 },
  { full: 24, tick: 2 },
  { full: 60, tick: 5 },
] as const

/** Draws a torque range on a wrench's scale. The text beside it states the same numbers. */
export function TorqueScale({ from, to }: TorqueScaleProps) {
  const { full, tick } = scales.find(({ full }) => to <= full) ?? { full: to, tick: to / 10 }
  const at = (value: number) => Math.round((value / full) * width * 10) / 10
  const ticks = Array.from({ length: Math.round(full / tick) + 1 }, (_, index) => at(index * tick))
  return (
    <svg className="w-full max-w-[260px] h-auto" viewBox={`-1 0 ${width + 2} 18`} aria-hidden="true">
      <rect
        className="fill-paint forced-colors:fill-[Highlight] forced-colors:forced-color-adjust-none"
        x={at(from)}
        y="6"
        width={at(to) - at(from)}
        height="12"
      />
      <g className="fill-none stroke-edge stroke-[1.5] forced-colors:stroke-[CanvasText]">
        <path d={ticks.map((x, index) => `M${x} 18v${index % 2 === 0 ? -12 : -6}`).join('')} />
        <path d={`M0 18H${width}`} />
      </g>
    </svg>
  )
}
