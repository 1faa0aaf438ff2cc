import quick from './playwright.config.ts'

/** Runs the journeys in a slowed browser with delayed responses, to reveal race conditions. */
export default { ...quick, use: { ...quick.use, slowness: { cpu: 5, answersLateMs: 800 } } }
