import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { signUp } from './customer-by-api.ts'
import { Tries } from './tries.ts'

const rounds = 60
const known = 'known@example.com'
/** The allowed timing difference: a share of the slower median, plus the clock noise of a busy machine. */
const mostPart = 0.1
const mostMs = 5

interface Question {
  readonly path: string
  readonly body: (email: string) => unknown
}

/** Calls that anyone may make with a stranger's email. */
const questions: readonly Question[] = [
  { path: '/auth/sign-in/email', body: (email) => ({ email, password: 'a wrong pass phrase' }) },
  { path: '/auth/forgot-password', body: (email) => ({ email }) },
  { path: '/api/withdrawals/find', body: (email) => ({ number: 'TW-100001', email }) },
]

export const enumeration: LongRun = {
  name: 'enumeration',
  about: `asks ${rounds} times each, in turn, about an address with an account and others without, and compares answers and medians`,
  async run(): Promise<readonly Figure[]> {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '10000' })
    try {
      await signUp(shop, known)
      const figures: Figure[] = []
      for (const question of questions) figures.push(...(await compare(shop, question)))
      return figures
    } finally {
      await shop.stop()
    }
  },
}

async function compare(shop: Shop, { path, body }: Question): Promise<readonly Figure[]> {
  const answers = new Tries(`answers of ${path} that tell a known address from an unknown one`)
  const ms: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  // Warm-up: the first calls compile code and open connections.
  for (let warm = 0; warm < 5; warm += 1) await ask(shop, path, body(`warm-${warm}@example.com`))
  for (let round = 0; round < rounds; round += 1) {
    const unknown = `unknown-${round}@example.com`
    // Known and unknown addresses alternate, so that neither always comes first.
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    const told: string[] = []
    for (const which of order) {
      const answer = await ask(shop, path, body(which === 'known' ? known : unknown))
      ms[which].push(answer.ms)
      told.push(answer.told)
    }
    answers.expect(told[0] === told[1], told.join(' against '))
  }
  const [a, b] = [median(ms.known), median(ms.unknown)]
  const difference = Math.abs(a - b)
  return [
    answers.figure(),
    {
      what: `median of ${rounds} calls of ${path}, known and unknown address`,
      value: `${a.toFixed(1)} and ${b.toFixed(1)} ms`,
      bar: `differ by at most ${mostPart * 100} %, or ${mostMs} ms`,
      holds: difference <= Math.max(mostMs, mostPart * Math.max(a, b)),
    },
  ]
}

async function ask({ url }: Shop, path: string, body: unknown) {
  const startedAt = performance.now()
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '')
  const names = [...answer.headers.keys()].toSorted().join()
  return { ms: performance.now() - startedAt, told: `${answer.status} ${text} ${names}` }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
