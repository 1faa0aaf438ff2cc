// npm run test:peers             the shop with every peer: third-party programs that run here without a network
// npm run test:peers -- stripe   with one of them
import { rmSync } from 'node:fs'
import { countJourneys, countUnits, flakyJourneys } from '../../tools/test-run/counts.ts'
import { runStep } from '../../tools/test-run/run-step.ts'
import { type PeerOutcome, peersOutcome } from './outcome.ts'
import { type Peer, peerReport, peers } from './peers.ts'
import { missingPrograms } from './programs.ts'

const requested = process.argv.slice(2)
const unknown = requested.find((name) => !peers.some((peer) => peer.name === name))
if (unknown !== undefined) throw new Error(`There is no peer ${unknown}.`)

const outcomes: PeerOutcome[] = []
for (const peer of peers) {
  if (requested.length === 0 || requested.includes(peer.name)) outcomes.push(await runPeer(peer))
}
const { passed, lines } = peersOutcome(outcomes)
console.log(lines.join('\n'))
process.exitCode = passed ? 0 : 1

async function runPeer({ name, about, command, runner, programs = [] }: Peer): Promise<PeerOutcome> {
  const report = peerReport(name)
  const missing = missingPrograms(programs)
  rmSync(report, { force: true })
  const install = { name: `${name}: install`, command: ['node', 'lab/peers/install.mjs', name] } as const
  const installed = await runStep(install, {})
  const passedTests = installed && (await runStep({ name: about, command }, { NODE_ENV: 'test' }))
  const outcome = { name, stoppedAt: installed ? (passedTests ? null : 'testing') : 'installing' } as const
  const counts = runner === 'vitest' ? countUnits(report) : countJourneys(report)
  return { ...outcome, counts, missing, flaky: runner === 'vitest' ? [] : flakyJourneys(report) }
}
