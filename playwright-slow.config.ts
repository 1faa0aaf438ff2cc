import quick from './playwright.config.ts'

/** They look at pages at rest, which `npm test` does in a fraction of the time. */
const looks = [
  ...['every-screen', 'every-screen-of-an-admin', 'long-words', 'page-weight', 'printing'],
  ...['search-engines', 'wide-screens', 'without-javascript'],
]

/**
 * Runs the journeys in a slowed browser with delayed responses, to reveal race conditions. The processor is slowed as
 * Lighthouse slows it for a phone. The tests of the journeys' own tools are left out.
 */
export default {
  ...quick,
  testIgnore: ['**/support/**', '**/stand-in/**', `**/{${looks}}.test.ts`],
  use: { ...quick.use, slowness: { cpu: 4, answersLateMs: 800 } },
}
