import { cleanLine } from '../../../contract/clean-text.ts'
import type { ListData } from '../../features/storefront/finding/list-data.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { problems } from '../../texts/problems.ts'
import { homeTexts, itemsTexts, toolsTexts } from '../../texts/storefront.ts'
import type { PageHead } from './page-handle.ts'

/** Returns the title of the browser tab. */
export function titleOf(head: PageHead, shopName: string): string {
  return cleanLine(`${head.title} · ${shopName}`)
}

export function homeHead(): PageHead {
  return { title: homeTexts.title, description: homeTexts.description }
}

export function toolsHead(data: unknown): PageHead {
  return listHead(toolsTexts, data)
}

export function itemsHead(data: unknown): PageHead {
  return listHead(itemsTexts, data)
}

/** Search engines list the whole list and its categories: other choices have too many combinations. */
function listHead({ title, description }: Pick<PageHead, 'title' | 'description'>, data: unknown): PageHead {
  // The loader of a list returns its data, or nothing when it failed.
  const { q, filter } = (data as ListData<unknown> | undefined)?.chosen?.query ?? {}
  return { title, description, ...((q ?? filter) !== undefined && { unlisted: true }) }
}

/** Returns the head of a tool's page; without data, of a missing tool. */
export function toolHead(data: unknown): PageHead {
  // The tool route's loader returns this, or nothing when it failed.
  const loaded = data as ToolData | undefined
  if (!loaded) return notFoundHead()
  const { tool } = loaded
  return { title: tool.name, description: tool.shortDescription, image: tool.img }
}

export function notFoundHead(): PageHead {
  return { title: problems.notFoundTitle, description: problems.notFound, unlisted: true }
}

export function brokenHead(): PageHead {
  return { title: problems.brokenTitle, description: problems.brokenTitle, unlisted: true }
}
