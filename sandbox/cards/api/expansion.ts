import { invalidRequest } from '../errors.ts'
import type { FormObject } from '../form-body.ts'
import { texts } from '../parameters.ts'
import type { ObjectName, Sandbox } from './call.ts'
import { findShape } from './find-object.ts'

/**
 * The kind of a property: an object, a list of objects, or `nothing` for one that the sandbox never has (always null).
 */
export type Kind = ObjectName | `${ObjectName}[]` | 'nothing'

/** Stripe expands at most four levels (https://docs.stripe.com/api/expanding_objects). */
const maxDepth = 4

const expandable: Record<ObjectName, Readonly<Record<string, Kind>>> = {
  charge: {
    application: 'nothing',
    customer: 'nothing',
    on_behalf_of: 'nothing',
    payment_intent: 'payment_intent',
    refunds: 'refund[]',
    review: 'nothing',
  },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  event: {},
  payment_intent: {
    application: 'nothing',
    customer: 'nothing',
    latest_charge: 'charge',
    on_behalf_of: 'nothing',
    payment_method: 'payment_method',
    review: 'nothing',
  },
  payment_method: { customer: 'nothing' },
  refund: { charge: 'charge', payment_intent: 'payment_intent' },
}

type Shape = Readonly<Record<string, unknown>>

/** Returns the paths in `expand[]`. Throws for a path that does not exist in this kind. */
export function expansionsIn(form: FormObject, kind: Kind): string[][] {
  return texts(form, 'expand').map((wanted) => {
    const path = wanted.split('.')
    if (path.length > maxDepth) {
      throw invalidRequest('You cannot expand more than 4 levels of a property.', { param: 'expand' })
    }
    let at: Kind | undefined = kind
    for (const step of path) at = at && kindBehind(at, step)
    if (at !== undefined) return path
    throw invalidRequest(`This property cannot be expanded (${wanted}).`, { param: 'expand' })
  })
}

/** Returns the response with these paths expanded. Null stays null. */
export async function expanded(
  sandbox: Sandbox,
  kind: Kind,
  answer: unknown,
  paths: readonly string[][],
): Promise<unknown> {
  let result = answer
  for (const path of paths) result = await expandedAt(sandbox, kind, result, path)
  return result
}

async function expandedAt(
  sandbox: Sandbox,
  kind: Kind,
  at: unknown,
  [step, ...rest]: readonly string[],
): Promise<unknown> {
  if (step === undefined || !isShape(at)) return at
  const next = kindBehind(kind, step) ?? 'nothing'
  const held = at[step]
  const written = typeof held === 'string' && isName(next) ? await findShape(sandbox, next, held) : held
  const inner = Array.isArray(written)
    ? await Promise.all(written.map((item) => expandedAt(sandbox, next, item, rest)))
    : await expandedAt(sandbox, next, written, rest)
  return { ...at, [step]: inner }
}

function kindBehind(kind: Kind, step: string): Kind | undefined {
  if (isName(kind)) return Object.hasOwn(expandable[kind], step) ? expandable[kind][step] : undefined
  if (kind === 'nothing' || step !== 'data') return undefined
  return itemOf(kind)
}

function itemOf(kind: `${ObjectName}[]`): ObjectName | undefined {
  const name = kind.slice(0, -'[]'.length)
  return isName(name) ? name : undefined
}

function isName(kind: string): kind is ObjectName {
  return Object.hasOwn(expandable, kind)
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null
}
