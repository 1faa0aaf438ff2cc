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
  const [count, unit] =
    seconds <= inSecondsUpToS ? [seconds, 'second'] : [Math.ceil(seconds / minuteS), 'minute']
  return `Too many attempts. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}
