import { drivetrainMeasurements } from './drivetrain-measurements.ts'
import { frameMeasurements } from './frame-measurements.ts'
import type { Measurement } from './measurement.ts'

/** Every measurement by which standards are found, those that are easiest to take first in each group. */
export const measurements: readonly Measurement[] = [...frameMeasurements, ...drivetrainMeasurements]
