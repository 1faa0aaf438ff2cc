import { debianPackages } from './programs.ts'

/** A third-party program that the shop is tested against, installed apart from the shop's packages. */
export interface Peer {
  /** The folder below lab/peers with its lock and its tests. */
  readonly name: string
  readonly about: string
  readonly command: readonly [program: string, ...args: string[]]
  /** The test runner that writes the report. */
  readonly runner: 'playwright' | 'vitest'
  /** Programs that the peer's tests need in addition to its packages. */
  readonly programs?: readonly string[]
}

export const peers: readonly Peer[] = [
  {
    name: 'firebase',
    about: "Firebase's own SDK in a browser, with Firebase's own Auth emulator",
    command: ['playwright', 'test', '--config', 'lab/peers/firebase/playwright.config.ts'],
    runner: 'playwright',
  },
  {
    name: 'stripe',
    about: "Stripe's own command line, with the card sandbox",
    command: ['vitest', 'run', '--config', 'lab/peers/stripe/vitest.config.ts'],
    runner: 'vitest',
  },
  {
    name: 'inspector',
    about: 'The inspector of the Model Context Protocol, by its command line',
    command: ['vitest', 'run', '--config', 'lab/peers/inspector/vitest.config.ts'],
    runner: 'vitest',
  },
  {
    name: 'validators',
    about: 'Validators of HTML, accessibility, API, PDF, XML and deployment files, and generated clients',
    command: ['playwright', 'test', '--config', 'lab/peers/validators/playwright.config.ts'],
    runner: 'playwright',
    programs: Object.keys(debianPackages),
  },
]

/** Returns the path of a peer's report, from the root of the repository. */
export function peerReport(name: string): string {
  return `test-results/peers/${name}.json`
}
