/** A page that states values of a row. */
export interface Source {
  readonly title: string
  /** Starts with https://. */
  readonly address: string
  /** The day on which the page was read, as YYYY-MM-DD. */
  readonly read: string
}

/** A unit as people read it. */
export type Unit = 'mm' | 'in' | 'TPI' | 'N·m' | 'splines' | 'teeth' | 'bolts' | 'T'

interface Measured {
  /** What to measure or to read, in one sentence. */
  readonly what: string
  readonly unit: Unit
}

/** Values that occur: a part has one of them. */
interface Values extends Measured {
  readonly values: readonly number[]
}

/** A range, with both ends included. A torque is always a range. */
interface Range extends Measured {
  readonly from: number
  readonly to: number
}

export type Measure = Values | Range

/** A standard of the trade, with what identifies it. */
export interface Standard {
  readonly id: string
  readonly name: string
  readonly alsoCalled: readonly string[]
  readonly measure: readonly Measure[]
  readonly sources: readonly Source[]
  /** Says in one sentence where the sources differ. */
  readonly disagreement?: string
  readonly note?: string
}

/** The standards of one group of components. */
export interface StandardGroup {
  readonly id: string
  readonly name: string
  readonly standards: readonly Standard[]
}

/** The note of each row with a torque. */
export const makersTorque = 'If the part’s manufacturer gives another value, use that one.'
