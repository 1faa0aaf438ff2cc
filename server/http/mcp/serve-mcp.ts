import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { said } from '../../../contract/languages/said.ts'
import type { AgentTool, ToolCall } from './agent-tool.ts'
import { cartTools } from './cart-tools.ts'
import { catalogueTools } from './catalogue-tools.ts'
import { shopTools } from './shop-tools.ts'
import { staffTools } from './staff-tools.ts'
import { toolTexts } from './tool-texts.ts'

const publicTools = [...catalogueTools, ...shopTools, ...cartTools]
const allTools = new Map([...publicTools, ...staffTools].map((tool) => [tool.name, tool]))

const instructions =
  'A shop for bicycle tools and parts. Search first, then read one product. "find_what_fits" answers from standards and ' +
  'measurements, and says "unknown" instead of guessing: never guess for it. Prices are for one piece; mind the minimum ' +
  'order. To hand over, make a cart and give its continue_url to the person. Programs cannot buy.'

/** One request of a program. */
export interface McpRequest {
  readonly request: Request
  readonly body: unknown
  readonly version: string
  /** Makes a call of a tool. */
  readonly callWith: (given: ToolCall['given']) => ToolCall
  /** Returns whether the caller may call the operation of a tool. */
  readonly mayCall: (operation: AgentTool['operation']) => Promise<boolean>
  /** Whether the caller has named a token, so that tools of staff may be listed. */
  readonly hasToken: boolean
  readonly onError: (error: Error) => void
}

/** Answers one request of the Model Context Protocol, without a session. */
export async function serveMcp(mcp: McpRequest): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(mcp), {
    // No stream stays open: the lists of tools never change while a program is connected.
    maxSubscriptions: 0,
    onerror: mcp.onError,
  })
  return handler.fetch(mcp.request, { parsedBody: mcp.body })
}

function serverFor({ version, callWith, mayCall, hasToken }: McpRequest): Server {
  const server = new Server(
    { name: 'truewheel', title: 'Truewheel', version },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler('tools/list', async () => {
    const tools = [...publicTools]
    if (hasToken) for (const tool of staffTools) if (await mayCall(tool.operation)) tools.push(tool)
    return { tools: tools.map(describe) }
  })
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = allTools.get(params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`)
    const result = await resultOf(tool, callWith(params.arguments ?? {}))
    return server.projectCallToolResult(result, tool.output)
  })
  return server
}

function describe({ name, title, description, input, output, writes }: AgentTool) {
  const annotations = { title, readOnlyHint: !writes, openWorldHint: false, ...writes }
  // Both schemas are of objects (`AgentTool`).
  const [inputSchema, outputSchema] = [input, output] as { type: 'object' }[]
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as { type: 'object' },
    outputSchema,
    annotations,
  }
}

async function resultOf(tool: AgentTool, call: ToolCall) {
  const unknown = Object.keys(call.given).find(
    (name) => !Object.hasOwn(tool.input.properties as object, name),
  )
  if (unknown !== undefined) return refused(said(toolTexts).argumentUnknown(unknown.slice(0, 60)))
  const answer = await tool.run(call)
  if (!answer.ok) return refused(answer.message)
  // The value is an object of JSON.
  const structuredContent = answer.value as Record<string, unknown>
  return { content: [{ type: 'text' as const, text: answer.text }], structuredContent }
}

function refused(message: string) {
  return { isError: true, content: [{ type: 'text' as const, text: message }] }
}
