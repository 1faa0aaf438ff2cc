import type { PublicPage } from './pages.ts'

/** The id of a tool on the board. */
export async function anyTool(shopUrl: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/tools`)
  const [tool] = (await answer.json()) as { readonly _id: string }[]
  if (tool === undefined) throw new Error('The shop has no tool.')
  return tool._id
}

/**
 * Asks for a page once: the shop renders it and compresses it for the first who comes, and remembers it for
 * all the others, who are measured here.
 */
export async function askOnceBefore(shopUrl: string, { address }: PublicPage): Promise<void> {
  const answer = await fetch(`${shopUrl}${address}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
}
