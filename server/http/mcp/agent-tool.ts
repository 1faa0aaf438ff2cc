import type { AnswerOf, Operation, RequestOf } from '../../../contract/operation.ts'
import type { Formats } from '../../operations/emails/formats.ts'
import type { linkedShop } from '../agents/ucp-envelope.ts'
import type { JsonObject } from '../docs/json-schemas.ts'

/** The answer of an operation, with the value of a header; or the sentences of its refusal. */
export type ToolOutcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly header: (name: string) => string | undefined }
  | { readonly ok: false; readonly message: string }

/** Calls an operation of this shop as the caller of the tool. */
export type CallOperation = <Described extends Operation>(
  operation: Described,
  request: RequestOf<Described>,
) => Promise<ToolOutcome<AnswerOf<Described>>>

/** A call of a tool. */
export interface ToolCall {
  /** The arguments; only the names of the tool's input. The operations check their values. */
  readonly given: Readonly<Record<string, unknown>>
  readonly call: CallOperation
  /** Where pages are, in the language of the caller. */
  readonly linked: ReturnType<typeof linkedShop>
  readonly formats: Formats
  readonly currency: string
  /** The instant of the call. */
  readonly now: number
}

/** What a tool answers: data by its output schema, and a short text. */
export type ToolAnswer =
  | { readonly ok: true; readonly value: object; readonly text: string }
  | { readonly ok: false; readonly message: string }

/** A tool for programs: some operations of the contract under one name. */
export interface AgentTool {
  readonly name: string
  readonly title: string
  /** For the program that chooses among tools. */
  readonly description: string
  /** The operation that decides who may call the tool. */
  readonly operation: Operation
  /** JSON Schemas, both of objects. */
  readonly input: JsonObject
  readonly output: JsonObject
  /** How the tool changes the shop; without it, the tool only reads. */
  readonly writes?: { readonly destructiveHint: boolean; readonly idempotentHint: boolean }
  readonly run: (call: ToolCall) => Promise<ToolAnswer>
}
