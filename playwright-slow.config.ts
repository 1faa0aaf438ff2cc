import quick from './playwright.config.ts'

/** The journeys in a browser that is slow and hears late: whatever hangs on the order of two things comes to light. */
export default { ...quick, use: { ...quick.use, slowness: { cpu: 5, answersLateMs: 800 } } }
