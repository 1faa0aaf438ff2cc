import type { Operation } from '../../contract/operation.ts'
import type { Topic } from '../data/database.ts'

const topicsOfLists: Readonly<Record<string, readonly Topic[]>> = {
  listTools: ['tools'],
  listItems: ['items'],
  listReviews: ['reviews'],
}

/** What a public answer shows, and so what makes it stale; undefined when it is not kept in memory. */
export function shownTopics(operation: Operation, params: unknown): readonly Topic[] | undefined {
  if (operation.id !== 'getTool') return topicsOfLists[operation.id]
  const { id } = params as { id: string }
  return [`tool:${id}`]
}
