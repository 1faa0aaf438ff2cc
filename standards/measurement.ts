import type { Unit } from './standard.ts'

/** A drawing that shows where to measure. */
export type DrawingId =
  | 'thread-diameter'
  | 'thread-pitch'
  | 'tube-width'
  | 'bore'
  | 'splines'
  | 'body-length'
  | 'sprocket'
  | 'chain-outer-width'
  | 'chain-inner-width'
  | 'chain-pitch'
  | 'chain-ruler'
  | 'nipple-flats'
  | 'crown-race'
  | 'bar-diameter'
  | 'dropouts'
  | 'hub-width'
  | 'spindle-flats'
  | 'cone-room'
  | 'mount-holes'
  | 'rotor-bolts'
  | 'star-socket'
  | 'valve-hole'
  | 'hex-socket'
  | 'hex-head'
  | 'bolt-circle'
  | 'bolt-distance'
  | 'bolt-count'

/** A quantity that people can measure at a component, so that its standard is found. */
export interface Measurement {
  /** Unique within its group. */
  readonly id: string
  /** The id of the group of standards. */
  readonly group: string
  readonly name: string
  /** Where to put the calliper, in one sentence. */
  readonly how: string
  /** The sentences of the standards that state it; with a number that is added to their value. */
  readonly whats: readonly (string | readonly [what: string, add: number])[]
  readonly drawing: DrawingId
  /** Ids of measurements that a component with this one does not have: a bored shell has no thread. */
  readonly without?: readonly string[]
  /** The unit of a number that is typed without one. */
  readonly unit: Unit
  /** How far a reading may lie beside the value, in millimetres; for counts none. */
  readonly tolerance: number
}

export const nominalThread = 'The nominal diameter of the thread.'
