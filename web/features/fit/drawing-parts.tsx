interface Line {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** Draws a dimension line with its end marks, as on a workshop drawing. */
export function Dimension({ from: [x1, y1], to: [x2, y2] }: Line) {
  const tick = (x: number, y: number) => `M${x - 4} ${y + 4}l8-8`
  return (
    <g className="stroke-bad stroke-[1.75]">
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className="stroke-3" d={tick(x1, y1) + tick(x2, y2)} />
    </g>
  )
}

/** Draws the extension lines from the part to a dimension line. */
export function Extension({ d }: { readonly d: string }) {
  return <path className="stroke-edge stroke-1" d={d} />
}

/** Fills and outlines a part. */
export function Part({ d }: { readonly d: string }) {
  return <path className="fill-paint [fill-opacity:0.45] [fill-rule:evenodd] stroke-ink stroke-2" d={d} />
}

/** Draws an edge or a detail of a part. */
export function Edge({ d }: { readonly d: string }) {
  return <path className="stroke-ink" d={d} />
}

/** Draws a chain-dotted centre line. */
export function Centre({ d }: { readonly d: string }) {
  return <path className="stroke-edge [stroke-dasharray:10_3_2_3] stroke-1" d={d} />
}

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`
}

/** Returns the path of a regular shape; two alternating radii make teeth or a star. */
export function polygon(x: number, y: number, radii: readonly number[], turn = 0): string {
  const points = radii.map((radius, index) => {
    const angle = (index / radii.length) * 2 * Math.PI + turn
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

/** Returns four values for each tooth: its foot, its two tips and its other foot. */
export function teeth(count: number, foot: number, tip: number): readonly number[] {
  return Array.from({ length: count }, () => [foot, tip, tip, foot]).flat()
}
