import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AnswerHeader, InputOf, Operation } from '../../../contract/operation.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Shop } from '../../operations/shop.ts'
import type { Authenticated } from './authenticate.ts'
import type { WebShop } from './web-shop.ts'

/** A call of an operation: the caller, the input and the response's headers. */
export interface Call<Described extends Operation> {
  readonly operation: Described
  readonly shop: Shop
  readonly web: WebShop
  readonly caller: Authenticated[Described['access']]
  /** Names the account in the log, if the caller is unknown before the call. */
  readonly request: FastifyRequest
  readonly input: InputOf<Described>
  /** The User-Agent header, unverified. */
  readonly userAgent: string
  /** The client's network address, which is stored only as a hash (`WebShop.hashAddress`). */
  readonly address: string
  /** Sets a response header unless the call is refused; undefined sets none. */
  setHeader(name: AnswerHeader<Described>, value: string | undefined): void
}

/** Answers a call whose caller and input are already checked. */
export type Handler<Described extends Operation> = (
  call: Call<Described>,
) => Promise<Outcome<z.input<Described['answer']>>>

/** A handler with rules outside of the contract, because they need the server's code. */
export interface RuledHandler<Described extends Operation> {
  readonly handle: Handler<Described>
  /**
   * Returns whether the caller may use this path. Called before the body is read, because access is checked before
   * input (spec §10, order of checks).
   */
  readonly mayCall?: (
    caller: Authenticated[Described['access']],
    params: InputOf<Described>['params'],
  ) => boolean
  /** Returns whether a list call without a limit gets one page instead of the whole list. */
  readonly hasUsualLimit?: (query: InputOf<Described>['query']) => boolean
}

/**
 * The handlers of a resource by the ids of its operations. Each resource's file checks its record with `satisfies`, so
 * that a missing or unknown handler is a type error there.
 */
export type HandlersOf<Operations extends readonly Operation[]> = {
  readonly [Described in Operations[number] as Described['id']]: Handler<Described> | RuledHandler<Described>
}

type Resources = Readonly<Record<string, readonly Operation[]>>

/** The handlers of each resource by its name in the contract. */
export type HandlersOfAll<All extends Resources> = {
  readonly [Name in keyof All]: HandlersOf<All[Name]>
}

/** An operation of the contract with its handler. */
export interface ServedOperation extends RuledHandler<Operation> {
  readonly operation: Operation
  /** The names of the operation's query parameters. */
  readonly parameters: readonly string[]
}

/** Pairs each operation with its handler, in the contract's order. A missing or unknown resource is a type error. */
export function servedOperations<All extends Resources>(
  resources: All,
  handlers: HandlersOfAll<NoInfer<All>>,
): readonly ServedOperation[] {
  return Object.entries(resources).flatMap(([name, operations]) => {
    // TypeScript cannot express which operation of the union each handler belongs to.
    const ofResource = handlers[name] as unknown as HandlersOf<readonly Operation[]> | undefined
    return operations.map((operation) => served(operation, ofResource?.[operation.id]))
  })
}

function served(
  operation: Operation,
  handler: Handler<Operation> | RuledHandler<Operation> | undefined,
): ServedOperation {
  if (!handler) throw new Error(`${operation.id} has no handler`)
  const ruled = typeof handler === 'function' ? { handle: handler } : handler
  return { ...ruled, operation, parameters: parametersOf(operation) }
}

function parametersOf({ query }: Operation): readonly string[] {
  if (!query) return []
  return Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {})
}
