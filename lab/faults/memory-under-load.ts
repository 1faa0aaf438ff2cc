import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CustomerByApi, type ShownTool, signIn, signUp, toolsOf } from '../attacks/customer-by-api.ts'
import { medianOf } from '../bench/judge.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, residentMb, startRunningShop } from '../running-shop.ts'

const minutes = Number(process.env.LOAD_MINUTES ?? 5)
const callers = 8
/** The number of parts of a run. The first parts warm up; in the others memory must not grow. */
const parts = 12
const warmParts = 3
const mostMb = 250
const mostGrowth = 1.1
const sampleEveryMs = 2_000

/** The callers' answers. */
interface Answers {
  given: number
  /** Calls that were not answered with 200. */
  readonly odd: string[]
}

/** One action of a caller, whose calls must be answered with 200. */
interface Turn {
  readonly path: string
  readonly answer: Promise<Response>
}

export const memoryUnderLoad: LongRun = {
  name: 'memory-under-load',
  about: `${minutes} minutes (LOAD_MINUTES) of ${callers} callers on SQLite: pages from memory and rendered, lists, searches, bookings, sign-ins and uploads`,
  async run() {
    const shop = await startRunningShop({ RATE_LIMIT_FACTOR: '10000' })
    const answers: Answers = { given: 0, odd: [] }
    let over = false
    try {
      const all = Array.from({ length: callers }, (_none, index) =>
        call(shop, `memory-${index}@example.com`, answers, () => over),
      )
      // A caller that throws ends the run.
      const medians = await Promise.race([sample(shop), Promise.all(all).then(() => [])])
      over = true
      await Promise.all(all)
      return figuresOf(medians, answers)
    } finally {
      over = true
      shop.process.kill('SIGTERM')
      await shop.ended
    }
  },
}

/** Returns the median of the resident memory in each part, in megabytes. */
async function sample(shop: RunningShop): Promise<readonly number[]> {
  const partMs = (minutes * 60_000) / parts
  const medians: number[] = []
  while (medians.length < parts) {
    const seen: number[] = []
    const end = performance.now() + partMs
    while (performance.now() < end) {
      await wait(sampleEveryMs)
      seen.push(residentMb(shop))
    }
    medians.push(medianOf(seen).value)
  }
  return medians
}

function figuresOf(medians: readonly number[], { given, odd }: Answers): readonly Figure[] {
  const shown = medians.map((each) => each.toFixed(0)).join(', ')
  const highest = Math.max(...medians)
  const growth = (medians.at(-1) ?? 0) / (medians[warmParts - 1] ?? 0)
  return [
    {
      what: `resident memory in each of ${parts} parts, medians`,
      value: `${shown} MB`,
      bar: `under ${mostMb} MB`,
      holds: highest < mostMb,
    },
    {
      what: `last part ÷ part ${warmParts}`,
      value: growth.toFixed(2),
      bar: `at most ${mostGrowth}`,
      holds: growth <= mostGrowth,
    },
    {
      what: 'answers with another status than 200',
      value: `${odd.length} of ${given}${odd.length === 0 ? '' : ` (${odd.slice(0, 5).join('; ')})`}`,
      bar: '0',
      holds: given > 0 && odd.length === 0,
    },
  ]
}

/** Signs up, and acts until the run is over. */
async function call(
  { origin: url }: RunningShop,
  email: string,
  answers: Answers,
  isOver: () => boolean,
): Promise<void> {
  const picture = readFileSync(join('docs', 'images', 'home-light.webp'))
  const onBoard = await toolsOf({ url })
  const tools = onBoard.filter((tool) => tool.availableQuantity >= callers * tool.minOrderQuantity)
  let customer = await signUp({ url }, email)
  for (let turn = 0; !isOver(); turn += 1) {
    // The access token is valid for 15 minutes, and a person sometimes signs in again.
    if (turn % 100 === 99) customer = await signIn({ url }, email)
    const { path, answer } =
      turn % 200 === 150 ? upload(url, customer, picture) : ordinaryTurn(url, customer, tools, turn)
    const { status } = await drained(answer)
    answers.given += 1
    if (status !== 200) answers.odd.push(`${path}: ${status}`)
  }
}

function ordinaryTurn(url: string, customer: CustomerByApi, tools: readonly ShownTool[], turn: number): Turn {
  const tool = tools[turn % tools.length]
  const page = (path: string): Turn => ({ path, answer: fetch(url + path) })
  switch (turn % 8) {
    case 0:
      return page('/')
    case 1:
      return page(`/tool/${tool?._id}`)
    case 2:
      // Uses different words each time, so that the page is rendered.
      return page(`/tools?q=wrench+${turn}`)
    case 3:
      return page('/api/tools')
    case 4:
      return page(`/api/search?q=wrench+${turn}`)
    case 5: {
      const path = `/api/bookings?customer=${encodeURIComponent(customer.email)}`
      return { path: 'own orders', answer: customer.call('GET', path) }
    }
    case 6:
      return { path: 'book and cancel', answer: bookAndCancel(customer, tool) }
    default:
      return page('/tools')
  }
}

/** Books the minimum order and cancels it, so that the stock lasts. Passes a refusal on unchanged. */
async function bookAndCancel(customer: CustomerByApi, tool: ShownTool | undefined): Promise<Response> {
  const booked = await customer.call('POST', '/api/booking', {
    Id: tool?._id,
    quantity: tool?.minOrderQuantity,
  })
  if (!booked.ok) return booked
  const { insertedId } = (await booked.json()) as { readonly insertedId: string }
  return customer.call('DELETE', `/api/bookings/${insertedId}`)
}

function upload(url: string, { proof }: CustomerByApi, picture: Uint8Array<ArrayBuffer>): Turn {
  const form = new FormData()
  form.set('image', new Blob([picture]), 'home.webp')
  const headers = { authorization: `Bearer ${proof}` }
  return { path: '/images', answer: fetch(`${url}/images`, { method: 'POST', headers, body: form }) }
}

async function drained(answer: Promise<Response>): Promise<{ readonly status: number }> {
  const response = await answer
  await response.arrayBuffer()
  return response
}
