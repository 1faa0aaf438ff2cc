import { cassettes } from '../cassettes.ts'
import { chainrings } from '../chainrings.ts'
import { chains } from '../chains.ts'
import { cranks } from '../cranks.ts'
import { spokeNipples } from '../spoke-nipples.ts'
import { valves } from '../valves.ts'
import { wordsOfStandards } from './standard-words.ts'

/** The words of the standards of the drivetrain, the spokes and the valves, by id. */
export const drivetrainStandardTexts = wordsOfStandards([
  cassettes,
  chains,
  spokeNipples,
  valves,
  cranks,
  chainrings,
])
