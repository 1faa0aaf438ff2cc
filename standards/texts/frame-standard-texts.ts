import { axles } from '../axles.ts'
import { bottomBrackets } from '../bottom-brackets.ts'
import { brakes } from '../brakes.ts'
import { hangers } from '../hangers.ts'
import { headsets } from '../headsets.ts'
import { seatposts } from '../seatposts.ts'
import { wordsOfStandards } from './standard-words.ts'

/** The words of the standards of frames, forks, hubs and brakes, by id. */
export const frameStandardTexts = wordsOfStandards([
  bottomBrackets,
  headsets,
  hangers,
  axles,
  brakes,
  seatposts,
])
