import { medianOf } from '../judge.ts'
import type { Call } from '../load/load-job.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { type Measured, measure, type Plan, rateOf } from './plan.ts'

const callers = 8
const password = 'true wheels turn'

/** Measures the sign-in by email and password of eight accounts at once: mostly the password hash. */
export async function measureSignIn(shop: ShopStand, where: string, plan: Plan): Promise<void> {
  const calls: Call[] = []
  for (let number = 0; number < callers; number += 1) {
    const email = `bench-${number}-${Date.now()}@example.com`
    await signUp(shop, email)
    calls.push({
      ...{ method: 'POST', path: '/auth/sign-in/email', expect: 200 },
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${shop.port}` },
      body: JSON.stringify({ email, password }),
    })
  }
  const rounds: Measured[] = []
  for (let round = 0; round <= plan.rounds; round += 1) {
    const job = { kind: 'calls' as const, port: shop.port, callers, forMs: plan.roundMs, calls }
    const measured = await measure('sign-in', plan.generator, shop.pid, job)
    if (round > 0) rounds.push(measured)
  }
  plan.add({
    ...{ what: `Sign-in, ${callers} callers`, where, unit: '/s' },
    ...medianOf(rounds.map(rateOf)),
    note: `${medianOf(rounds.map(({ costMs }) => costMs ?? Number.NaN)).value.toFixed(1)} ms of the processor`,
  })
}

async function signUp({ port }: ShopStand, email: string): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const answer = await fetch(`${origin}/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Robin Spoke', email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
}
