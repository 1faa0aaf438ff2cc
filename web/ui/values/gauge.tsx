interface GaugeProps {
  /** The amount left. */
  readonly amount: number
  /** The smallest amount that can be ordered. */
  readonly portion: number | undefined
}

/** The gauge is full at `fullPortions` and low below `lowPortions`. */
const fullPortions = 20
const lowPortions = 5

function isLow(amount: number, portion = 1): boolean {
  return amount < lowPortions * portion
}

const width = 100
const height = 14

/**
 * Draws a bar with ticks that shows how many portions are left. The bar is hidden from screen readers, because the
 * adjacent number says the same.
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
