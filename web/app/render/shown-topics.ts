import type { StaticHandlerContext } from 'react-router'
import { guideTopics } from '../../../contract/catalogue/guide-topics.ts'
import type { PageTopic } from '../../../contract/page-topics.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { pageHandleOf } from '../routes/page-handle.ts'

/** Returns what a page shows, and thus what invalidates it. A tool's page also shows other tools. */
export function shownTopics({ matches, loaderData }: StaticHandlerContext): readonly PageTopic[] {
  const own = matches.flatMap(({ route, params }) => pageHandleOf([route])?.topics?.(params) ?? [])
  // Every page shows the shop's name and its links.
  const topics = ['shop', ...own] as const
  const page = matches.at(-1)
  if (page?.route.path !== '/tool/:toolId') return topics
  // The tool route's loader returns this, or nothing when it failed.
  const data = loaderData[page.route.id] as ToolData | undefined
  return data?.guide ? [...new Set([...topics, ...guideTopics(data.tool._id, data.guide)])] : topics
}
