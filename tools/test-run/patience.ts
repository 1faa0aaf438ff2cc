/**
 * How long a test waits for what must happen, in milliseconds. Tests are not about time: what comes late on a
 * machine that has much else to do is right all the same, and only what never comes is wrong.
 */
export const patienceMs = 60_000

/**
 * How long a whole test may take, in milliseconds. It waits many times, and on a busy machine computes for long: this
 * ends only what would go on for ever.
 */
export const wholeTestMs = 10 * patienceMs
