/** The side of a picture's box, in its own units. */
export const boxSide = 720

/** Positions of a ruler's ticks, in millimetres. */
export interface RulerScale {
  /** Box units per millimetre. */
  readonly unit: number
  readonly ticks: readonly number[]
  /** The positions of ticks with a number. */
  readonly numbers: readonly number[]
}

/** The minimum distances in units, below which ticks would merge and numbers would touch. */
const nearest = { tick: 8, number: 80 }
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const

/** Returns the scale of a picture in which a length in millimetres covers this many units. */
export function rulerScale(lengthMm: number, units: number): RulerScale {
  const unit = units / lengthMm
  const most = boxSide / unit
  const step = steps.find((mm) => mm * unit >= nearest.tick) ?? most
  const numbered = steps.find((mm) => mm * unit >= nearest.number && mm % step === 0) ?? most
  const every = (mm: number) => Array.from({ length: Math.floor(most / mm) + 1 }, (_, index) => index * mm)
  return { unit, ticks: every(step), numbers: every(numbered) }
}
