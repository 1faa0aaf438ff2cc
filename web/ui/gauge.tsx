interface GaugeProps {
  /** What is left. */
  readonly amount: number
  /** What is taken at least at a time. */
  readonly portion: number | undefined
}

/** The gauge is full with this many portions, and low below that many. */
const fullPortions = 20
const lowPortions = 5
/** Whether there is little left: not enough for five portions. */
export function isLow(amount: number, portion = 1): boolean {
  return amount < lowPortions * portion
}

const width = 100
const height = 14

/**
 * A bar with ticks that shows for how many portions there is enough. It repeats what a number beside it says,
 * so it is hidden from screen readers.
 */
export function Gauge({ amount, portion = 1 }: GaugeProps) {
  const portions = amount / portion
  const filled = Math.round((Math.min(portions, fullPortions) / fullPortions) * width)
  return (
    <svg
      className="gauge"
      data-low={isLow(amount, portion) || undefined}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect className="gauge-fill" width={filled} height={height} />
      <path className="gauge-ticks" d="M10 0v5m10-5v5m10-5v5m10-5v5m10-5v9m10-9v5m10-5v5m10-5v5m10-5v5" />
      <rect className="gauge-frame" x="1" y="1" width={width - 2} height={height - 2} />
    </svg>
  )
}
