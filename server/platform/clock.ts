/** The present instant in milliseconds since 1970. A parameter wherever time matters, so that tests can move it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
