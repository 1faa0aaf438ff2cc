import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { medianOf, type Row } from '../judge.ts'
import type { Call } from '../load/load-job.ts'
import { type Stand, startBareNode, startNginx } from '../stands/peers.ts'
import type { ShopStand } from '../stands/shop-stand.ts'
import { type KeptRequest, storeAnswer, writeList } from '../stands/stored-answers.ts'
import { type Measured, measure, type Plan, rateOf, speedAgainst } from './plan.ts'

interface Kept extends KeptRequest {
  readonly name: string
  readonly least: number
}

interface Contestant {
  readonly stand: Stand
  readonly call: Call
}

const callers = 32
const warmAnswers = 10_000

/**
 * Measures the shop's answers from memory. Compares them with a bare node:http server that sends the same bytes with
 * only type and length, with one that sends the same headers too, and with nginx.
 */
export async function measureFromMemory(shop: ShopStand, plan: Plan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-bench-kept-'))
  const kept = keptRequests(shop)
  const stored = []
  for (const [number, request] of kept.entries()) {
    stored.push(await storeAnswer(shop.port, request, join(folder, String(number))))
  }
  const bare = await startBareNode(writeList(folder, stored))
  const nginx = await startNginx(folder, stored)
  if (!nginx) console.log('nginx is not installed: not compared')
  try {
    for (const [number, request] of kept.entries()) {
      const headers = { 'accept-encoding': request.encoding }
      await compare(plan, `${request.name}, ${request.encoding}`, request.least, {
        shop: { stand: shop, call: get(request.path, 200, headers) },
        few: { stand: bare, call: get(`/few/${number}`) },
        same: { stand: bare, call: get(`/same/${number}`) },
        ...(nginx && { nginx: { stand: nginx, call: get(`/${number}`) } }),
      })
    }
    const etag = stored[0]?.etag ?? ''
    await compare(plan, 'Home, not modified (304)', 0.8, {
      shop: { stand: shop, call: get('/', 304, { 'if-none-match': etag }) },
      few: { stand: bare, call: get('/unchanged/0', 304) },
    })
  } finally {
    await bare.end()
    await nginx?.end()
    rmSync(folder, { recursive: true })
  }
}

function keptRequests(shop: ShopStand): readonly Kept[] {
  const tool = shop.toolIds[0] ?? ''
  const pages = { Home: '/', '/tools': '/tools', 'a tool': `/tool/${tool}`, '/blog': '/blog' }
  const lists = {
    'GET {host}/tools': '/api/tools',
    'GET {host}/tools/{id}': `/api/tools/${tool}`,
    'GET {host}/items': '/api/items',
    'GET {host}/review': '/api/review',
  }
  return [
    ...Object.entries(pages).flatMap(([name, path]) => [
      { name, path, encoding: 'br' as const, least: 0.9 },
      { name, path, encoding: 'identity' as const, least: 0.8 },
    ]),
    ...Object.entries(lists).flatMap(([name, path]) =>
      (['br', 'identity'] as const).map((encoding) => ({ name, path, encoding, least: 0.8 })),
    ),
  ]
}

function get(path: string, expect = 200, headers: Record<string, string> = {}): Call {
  return { method: 'GET', path, headers, expect }
}

type Round = Readonly<Record<string, Measured>> & { readonly shop: Measured; readonly few: Measured }

async function compare(
  plan: Plan,
  what: string,
  least: number,
  contestants: Readonly<Record<string, Contestant>>,
): Promise<void> {
  const rounds: Round[] = []
  await warmUp(what, plan, contestants)
  while (rounds.length < plan.rounds) rounds.push(await roundOf(what, plan, contestants))
  const against = (one: string, other: string) =>
    medianOf(rounds.map((round) => speedAgainst(of(round, one), of(round, other))))
  const row: Omit<Row, 'value' | 'spread'> = { what, where: 'from memory', unit: '×' }
  const others = Object.keys(contestants).filter((name) => name !== 'shop' && name !== 'few')
  const notes = others.map((name) => `${against('shop', name).value.toFixed(2)} × ${peerNames[name] ?? name}`)
  const byRate = medianOf(rounds.map(({ shop, few }) => rateOf(shop) / rateOf(few))).value
  const note = [...notes, `${byRate.toFixed(2)} × by answers a second`].join('; ')
  plan.add({ ...row, ...against('shop', 'few'), bar: { least }, note })
}

const peerNames: Readonly<Record<string, string>> = {
  same: 'bare Node with the same headers',
  nginx: 'nginx',
}

function of(round: Round, name: string): Measured {
  const measured = round[name]
  if (!measured) throw new Error(`${name} was not measured`)
  return measured
}

/**
 * V8 compiles code after some thousand runs; until then the shop's longer code path costs more than in normal
 * operation.
 */
async function warmUp(
  what: string,
  { generator, roundMs }: Plan,
  contestants: Readonly<Record<string, Contestant>>,
): Promise<void> {
  for (const [name, { stand, call }] of Object.entries(contestants)) {
    const job = { kind: 'calls' as const, port: stand.port, callers, forMs: roundMs, calls: [call] }
    for (let answered = 0; answered < warmAnswers; )
      answered += (await measure(`${what} (${name})`, generator, stand.pid, job)).answered
  }
}

async function roundOf(
  what: string,
  { generator, roundMs }: Plan,
  contestants: Readonly<Record<string, Contestant>>,
): Promise<Round> {
  const round: Record<string, Measured> = {}
  for (const [name, { stand, call }] of Object.entries(contestants)) {
    const job = { kind: 'calls' as const, port: stand.port, callers, forMs: roundMs, calls: [call] }
    round[name] = await measure(`${what} (${name})`, generator, stand.pid, job)
  }
  return round as Round
}
