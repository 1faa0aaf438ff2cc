import type { ComponentChoice } from './choice.ts'
import { drivetrainChoices } from './drivetrain-choices.ts'
import { wheelAndFrameChoices } from './wheel-and-frame-choices.ts'

/** Every recorded choice of a real component. */
export const componentChoices: readonly ComponentChoice[] = [...drivetrainChoices, ...wheelAndFrameChoices]
