import { type Linearized, linearize, type Step } from './linearize.ts'
import { linesOf, type Model, modelOf, sees } from './model.ts'
import type { Recorded } from './recorder.ts'
import type { Scene } from './scene.ts'
import { readStored, type Stored } from './stored.ts'

/** Returns why no order of the calls explains their answers, in words; undefined if one does. */
export async function judge(scene: Scene): Promise<string | undefined> {
  const stored = await readStored(scene)
  const steps = [...scene.recorder.calls.flatMap(stepsOf), ...stored.inner, ending(stored)]
  const linearized = linearize(steps, modelOf(scene.tools), (model) => linesOf(model).join('\n'))
  return linearized.found ? undefined : words(linearized, steps, stored)
}

/** The steps of a call: one that must match its answer, and optional further ones. */
function stepsOf({ what, from, to, heard, at, takes, maybe = [] }: Recorded): readonly Step<Model>[] {
  const isOptional = heard === undefined
  const answer = heard ? `${heard.status} ${heard.code} ${shortened(heard.body)}` : 'no answer'
  const named = { what: `process ${at}: ${what} → ${answer}`, from, to }
  return [
    ...takes(heard).map((take) => ({ ...named, isOptional, take })),
    ...maybe.map((take) => ({ ...named, isOptional: true, take })),
  ]
}

/** At the end the model must equal the database. */
function ending({ lines }: Stored): Step<Model> {
  const expected = lines.join('\n')
  return {
    what: 'the database is read',
    from: Date.now(),
    to: Infinity,
    isOptional: false,
    take: sees((model) => linesOf(model).join('\n') === expected),
  }
}

/** The part of an answer that the rules check. */
interface Shortened {
  readonly price?: number
  readonly orders?: readonly { readonly price: number }[]
  readonly lines?: readonly unknown[]
  readonly change?: number
  readonly availableQuantity?: number
  readonly minOrderQuantity?: number
}

function shortened(body: unknown): string {
  const { price, orders, lines, change, availableQuantity, minOrderQuantity } = body as Shortened
  const prices = orders?.map((order) => order.price) ?? price
  return JSON.stringify({ price: prices, lines, change, availableQuantity, minOrderQuantity })
}

function words(
  { isUndecided, longest }: Extract<Linearized<Model>, { found: false }>,
  steps: readonly Step<Model>[],
  { lines }: Stored,
): string {
  const begin = Math.min(...steps.map(({ from }) => from))
  const line = ({ what, from, to }: Step<Model>) =>
    `  ${from - begin}–${to === Infinity ? '' : to - begin} ms ${what}`
  const missing = steps.filter((step) => !step.isOptional && !longest.taken.includes(step))
  return [
    isUndecided
      ? 'The search was ended before it found an order of these calls.'
      : 'No order of these calls agrees with their answers and with the database at the end.',
    'The longest order that fits:',
    ...longest.taken.map(line),
    'None of these fits then:',
    ...missing.map(line),
    'By the rules there is then:',
    ...linesOf(longest.state).map((each) => `  ${each}`),
    'At the end the database has:',
    ...lines.map((each) => `  ${each}`),
  ].join('\n')
}
