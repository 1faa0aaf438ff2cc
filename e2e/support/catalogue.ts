import type { Page } from '@playwright/test'
import { ok } from './customer.ts'

/** A tool as the shop's API shows it. */
export interface ShownTool {
  readonly _id: string
  readonly name: string
  /** The address of its picture. */
  readonly img: string
  readonly shortDescription: string
  readonly minOrderQuantity: number
  readonly availableQuantity: number
  /** US dollars for a piece. */
  readonly price: number
}

/** Every tool, in the order of the board. */
export async function allTools(page: Page): Promise<readonly ShownTool[]> {
  return (await ok(await page.request.get('/api/tools'))).json()
}

/** The tool of the sample catalogue that has this name, with its stock of the moment. */
export async function toolNamed(page: Page, name: string): Promise<ShownTool> {
  const tool = (await allTools(page)).find((each) => each.name === name)
  if (!tool) throw new Error(`The sample catalogue has no ${name}.`)
  return tool
}

/** How many of a tool can be booked now, as the API says. */
export async function stockOf(page: Page, tool: Pick<ShownTool, '_id'>): Promise<number> {
  const answer = await ok(await page.request.get(`/api/tools/${tool._id}`))
  const { availableQuantity } = (await answer.json()) as ShownTool
  return availableQuantity
}
