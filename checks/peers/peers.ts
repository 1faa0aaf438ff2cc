/** Somebody else's program that the shop is tried against, installed apart from the shop's packages. */
export interface Peer {
  /** The folder below checks/peers that holds its lock and its tests. */
  readonly name: string
  readonly about: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Which of the two runners writes the report. */
  readonly runner: 'playwright' | 'vitest'
}

export const peers: readonly Peer[] = [
  {
    name: 'firebase',
    about: "Firebase's own SDK in a browser, at Firebase's own Auth emulator",
    command: ['playwright', 'test', '--config', 'checks/peers/firebase/playwright.config.ts'],
    runner: 'playwright',
  },
  {
    name: 'stripe',
    about: "Stripe's command line at the card sandbox",
    command: ['vitest', 'run', '--config', 'checks/peers/stripe/vitest.config.ts'],
    runner: 'vitest',
  },
]

/** Where the runner of a peer writes what came out, from the root of the repository. */
export function peerReport(name: string): string {
  return `test-results/peers/${name}.json`
}
