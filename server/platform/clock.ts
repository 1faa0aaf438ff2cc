/** Returns the present time in milliseconds since 1970. Passed as a parameter, so that tests can control it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
