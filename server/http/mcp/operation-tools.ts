import type * as z from 'zod/mini'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf, Operation, RequestOf } from '../../../contract/operation.ts'
import type { AgentTool, ToolAnswer, ToolCall, ToolOutcome } from './agent-tool.ts'
import { productLines, type ToldProduct, withPages } from './product-lines.ts'
import { inputOf, listOf, outputOf } from './tool-schemas.ts'
import { toolTexts } from './tool-texts.ts'

type Facts = Pick<AgentTool, 'name' | 'title' | 'description'>

/** Makes a tool of an operation whose answer is an object. */
export function objectTool<Described extends Operation>(
  operation: Described,
  {
    text,
    fixed = {},
    ...facts
  }: Facts & {
    readonly text: (call: ToolCall, answer: AnswerOf<Described>) => string
    /** Parameters that the tool sets itself. */
    readonly fixed?: Readonly<Record<string, string>>
  },
): AgentTool {
  return {
    ...facts,
    operation,
    input: inputOf(operation, Object.keys(fixed)),
    output: outputOf(operation.answer),
    run: async (call) => {
      const answer = await call.call(operation, requestOf(operation, { ...call.given, ...fixed }))
      return answeredBy(answer, (value) => ({
        value: withPages(call, value) as object,
        text: text(call, value),
      }))
    },
  }
}

/** An operation that answers with a list. */
type ListOperation = Operation & { readonly answer: z.ZodMiniArray<z.ZodMiniType> }

/** Makes a tool of an operation whose answer is a list: the tool answers with an object that has the list. */
export function listTool<Described extends ListOperation>(
  operation: Described,
  {
    text,
    fixed = {},
    most,
    ...facts
  }: Facts & {
    readonly text: (call: ToolCall, rows: AnswerOf<Described>) => string
    readonly fixed?: Readonly<Record<string, string>>
    /** The number of rows without `limit`; the whole list by default. */
    readonly most?: string
  },
): AgentTool {
  return {
    ...facts,
    operation,
    input: inputOf(operation, Object.keys(fixed)),
    output: outputOf(listOf(operation.answer)),
    run: async (call) => {
      const given = { ...(most !== undefined && { limit: most }), ...call.given, ...fixed }
      const answer = await call.call(operation, requestOf(operation, given))
      return answeredBy(answer, (rows, header) => {
        const nextCursor = header('x-next-cursor')
        return {
          value: { items: withPages(call, rows), ...(nextCursor !== undefined && { nextCursor }) },
          text: [text(call, rows), ...(nextCursor === undefined ? [] : [said(toolTexts).more])].join('\n'),
        }
      })
    },
  }
}

/** Returns the answer of a tool from that of its operation. */
export function answeredBy<Value>(
  answer: ToolOutcome<Value>,
  told: (
    value: Value,
    header: (name: string) => string | undefined,
  ) => { readonly value: object; readonly text: string },
): ToolAnswer {
  if (!answer.ok) return { ok: false, message: answer.message }
  const { value, text } = told(answer.value, answer.header)
  return { ok: true, value, text }
}

/** Puts arguments into the path and the query of a call, where the operation checks them. */
export function requestOf<Described extends Operation>(
  { path }: Described,
  given: Readonly<Record<string, unknown>>,
): RequestOf<Described> {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const texts = Object.entries(given).map(([name, value]) => [name, textOf(value)] as const)
  const part = (isIn: boolean) => Object.fromEntries(texts.filter(([name]) => inPath.has(name) === isIn))
  // The operation itself validates the values.
  return { params: part(true), query: part(false) } as unknown as RequestOf<Described>
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns how many products there are, and each in a line. */
export function foundText(call: ToolCall, products: readonly ToldProduct[]): string {
  const texts = said(toolTexts)
  if (products.length === 0) return texts.nothingFound
  return `${texts.found(call.formats.number(products.length))}\n${productLines(call, products)}`
}
