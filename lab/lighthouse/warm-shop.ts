import type { PublicPage } from './pages.ts'

/** Returns the id of a tool on the board. */
export async function anyTool(shopUrl: string): Promise<string> {
  const answer = await fetch(`${shopUrl}/api/tools`)
  const [tool] = (await answer.json()) as { readonly _id: string }[]
  if (tool === undefined) throw new Error('The shop has no tool.')
  return tool._id
}

/** Requests a page once, so that the shop has rendered, compressed and cached it before it is measured. */
export async function warmUp(shopUrl: string, { address }: PublicPage): Promise<void> {
  const answer = await fetch(`${shopUrl}${address}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
}
