import { attemptTexts } from './attempt-texts.ts'
import { said } from './languages/said.ts'

const minuteS = 60
/** The longest wait that is stated in seconds. */
const inSecondsUpToS = 90

/**
 * Returns the sentence for too many attempts, with the time to wait.
 *
 * @param waitS seconds until the next attempt may succeed, rounded up.
 */
export function tooManyAttempts(waitS: number): string {
  const seconds = Math.max(1, Math.ceil(waitS))
  const texts = said(attemptTexts)
  return seconds <= inSecondsUpToS ? texts.inSeconds(seconds) : texts.inMinutes(Math.ceil(seconds / minuteS))
}
