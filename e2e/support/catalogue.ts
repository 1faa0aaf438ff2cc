import { type Caller, ok } from './customer.ts'

/** A tool in the API's format. */
export interface ShownTool {
  readonly _id: string
  readonly name: string
  /** The URL of its picture. */
  readonly img: string
  readonly shortDescription: string
  readonly minOrderQuantity: number
  readonly availableQuantity: number
  /** US dollars for a piece. */
  readonly price: number
}

/** Returns every tool, in the order of the board. */
export async function allTools(page: Caller): Promise<readonly ShownTool[]> {
  return (await ok(await page.request.get('/api/tools'))).json()
}

/** Returns the tools that lists show: of each family only the first member. */
export async function listedTools(page: Caller): Promise<readonly ShownTool[]> {
  return (await ok(await page.request.get('/api/tools?grouped=true'))).json()
}

/** Returns the sample tool with this name and its current stock. */
export async function toolNamed(page: Caller, name: string): Promise<ShownTool> {
  const tool = (await allTools(page)).find((each) => each.name === name)
  if (!tool) throw new Error(`The sample catalogue has no ${name}.`)
  return tool
}

/** Returns how many pieces of a tool can be booked now. */
export async function stockOf(page: Caller, tool: Pick<ShownTool, '_id'>): Promise<number> {
  const answer = await ok(await page.request.get(`/api/tools/${tool._id}`))
  const { availableQuantity } = (await answer.json()) as ShownTool
  return availableQuantity
}
