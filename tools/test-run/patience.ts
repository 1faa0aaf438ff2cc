/**
 * The timeout for each event that a test waits for, in milliseconds. It is generous, because a late event on a busy
 * machine is not a defect.
 */
export const patienceMs = 60_000

/**
 * The timeout of a whole test, in milliseconds. A test waits many times and is slow on a busy machine, so this ends
 * only endless tests.
 */
export const wholeTestMs = 10 * patienceMs
