import * as z from 'zod/mini'
import { cancelCart, createCart, getCart, updateCart } from '../../../contract/agents/ucp-carts.ts'
import { said } from '../../../contract/languages/said.ts'
import type { AnswerOf, Operation } from '../../../contract/operation.ts'
import { type JsonObject, wholeSchema } from '../docs/json-schemas.ts'
import type { AgentTool, ToolCall, ToolOutcome } from './agent-tool.ts'
import { answeredBy } from './operation-tools.ts'
import { toolTexts } from './tool-texts.ts'

type CartAnswer = AnswerOf<typeof getCart>

/** The protocol's metadata of a call, which the shop does not read. */
const meta = { type: 'object', additionalProperties: true }

/** A cart, or why there is none. MCP asks for the type of an answer beside its alternatives. */
const output: JsonObject = { type: 'object', ...wholeSchema(createCart.answer, 'output') }

/** Returns the schema of arguments: the protocol has the id beside the cart. */
function inputOf({ params, body }: Pick<Operation, 'params' | 'body'>): JsonObject {
  const { properties = {}, required = [] } = wholeSchema(params ?? z.object({}), 'input') as {
    properties?: JsonObject
    required?: string[]
  }
  return {
    type: 'object',
    properties: { ...properties, ...(body && { cart: wholeSchema(body, 'input') }), meta },
    required: [...required, ...(body ? ['cart'] : [])],
    additionalProperties: false,
  }
}

function toldCart(call: ToolCall, answer: ToolOutcome<CartAnswer>, isCancelled = false) {
  const texts = said(toolTexts)
  return answeredBy(answer, (value) => {
    const messages = (value.messages ?? []).map(({ content }) => `- ${content}`)
    if (!('id' in value)) return { value, text: messages.join('\n') }
    const total = value.totals.find(({ type }) => type === 'total')?.amount ?? 0
    const { amount, number } = call.formats
    const lines = texts.lines(number(value.line_items.length))
    const first = isCancelled ? texts.cancelled : texts.cart(lines, amount(total), value.continue_url)
    return { value, text: [first, ...(isCancelled ? [] : messages)].join('\n') }
  })
}

/** Returns an argument as a parameter of a path; the operation checks it. */
function idOf({ given }: ToolCall): { readonly id: string } {
  return { id: String(given.id) }
}

const create: AgentTool = {
  name: 'create_cart',
  title: 'Fill a cart for a person',
  description: `${createCart.summary} Item ids are those of the product tools.`,
  operation: createCart,
  input: inputOf(createCart),
  output,
  writes: { destructiveHint: false, idempotentHint: false },
  run: async (call) => {
    // The operation checks the body.
    const body = call.given.cart as never
    return toldCart(call, await call.call(createCart, { body }))
  },
}

const read: AgentTool = {
  name: 'get_cart',
  title: 'Read a cart',
  description: getCart.summary,
  operation: getCart,
  input: inputOf(getCart),
  output,
  run: async (call) => toldCart(call, await call.call(getCart, { params: idOf(call) })),
}

const update: AgentTool = {
  name: 'update_cart',
  title: 'Replace the lines of a cart',
  description: updateCart.summary,
  operation: updateCart,
  input: inputOf(updateCart),
  output,
  writes: { destructiveHint: true, idempotentHint: true },
  run: async (call) => {
    // The operation checks the body.
    const body = call.given.cart as never
    return toldCart(call, await call.call(updateCart, { params: idOf(call), body }))
  },
}

const cancel: AgentTool = {
  name: 'cancel_cart',
  title: 'Delete a cart',
  description: cancelCart.summary,
  operation: cancelCart,
  input: inputOf(cancelCart),
  output,
  writes: { destructiveHint: true, idempotentHint: true },
  run: async (call) => toldCart(call, await call.call(cancelCart, { params: idOf(call) }), true),
}

/** The tools that hand a cart over to a person, named as the Universal Commerce Protocol names them. */
export const cartTools: readonly AgentTool[] = [create, read, update, cancel]
