import * as z from 'zod/mini'
import { typedText } from './fields.ts'

/** They would turn around what stands beside the text: embeddings, overrides and isolates of direction. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** Spaces, format characters such as the zero-width space, and letters that are blank. */
const invisible = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/**
 * Text of a form, as it is stored and shown to others: without controls of direction and halves of characters, and
 * empty where nothing of it can be seen. Joiners stay, which emoji and some scripts are written with.
 */
export function wordsOfPeople(longest: number) {
  return typedText(longest).check(z.overwrite(visible))
}

function visible(text: string): string {
  const whole = text.toWellFormed().replace(directionControls, '').trim()
  return invisible.test(whole) ? '' : whole
}
