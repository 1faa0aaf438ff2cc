import { axles } from './axles.ts'
import { bottomBrackets } from './bottom-brackets.ts'
import { brakes } from './brakes.ts'
import { cassettes } from './cassettes.ts'
import { chainrings } from './chainrings.ts'
import { chains } from './chains.ts'
import { cranks } from './cranks.ts'
import { hangers } from './hangers.ts'
import { headsets } from './headsets.ts'
import { seatposts } from './seatposts.ts'
import { spokeNipples } from './spoke-nipples.ts'
import type { StandardGroup } from './standard.ts'
import { valves } from './valves.ts'

/** Every standard that the shop knows, by group, in the order in which people read them. */
export const allStandards: readonly StandardGroup[] = [
  bottomBrackets,
  cassettes,
  chains,
  spokeNipples,
  headsets,
  hangers,
  axles,
  brakes,
  valves,
  cranks,
  chainrings,
  seatposts,
]
