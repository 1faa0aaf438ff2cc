// npm run test:peers             the shop against every peer: programs that others wrote, run here without a network
// npm run test:peers -- stripe   against one of them
import { rmSync } from 'node:fs'
import { countJourneys, countUnits, flakyJourneys } from '../../tools/test-run/counts.ts'
import { runStep } from '../../tools/test-run/run-step.ts'
import { type PeerOutcome, peersOutcome } from './outcome.ts'
import { type Peer, peerReport, peers } from './peers.ts'

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !peers.some((peer) => peer.name === name))
if (unknown !== undefined) throw new Error(`There is no peer ${unknown}.`)

const outcomes: PeerOutcome[] = []
for (const peer of peers) {
  if (asked.length === 0 || asked.includes(peer.name)) outcomes.push(await meet(peer))
}
const { passed, lines } = peersOutcome(outcomes)
console.log(lines.join('\n'))
process.exitCode = passed ? 0 : 1

async function meet({ name, about, command, runner }: Peer): Promise<PeerOutcome> {
  const report = peerReport(name)
  rmSync(report, { force: true })
  const install = { name: `${name}: install`, command: ['node', 'checks/peers/install.mjs', name] } as const
  const installed = await runStep(install, {})
  const held = installed && (await runStep({ name: about, command }, { NODE_ENV: 'test' }))
  const outcome = { name, stoppedAt: installed ? (held ? null : 'testing') : 'installing' } as const
  if (runner === 'vitest') return { ...outcome, counts: countUnits(report), flaky: [] }
  return { ...outcome, counts: countJourneys(report), flaky: flakyJourneys(report) }
}
