import { dashboardLinks } from './dashboard-links.ts'
import { links } from './links.ts'

/** The id of the reviews on a tool's page. */
export const reviewsId = 'reviews'

/** Addresses around the reviews of a tool. */
export const reviewLinks = {
  /** The review form with the tool chosen. */
  write: (toolId: string) => `${dashboardLinks.addReview}?${new URLSearchParams({ tool: toolId })}`,
  /** The tool's page with its newest reviews. */
  newest: (toolId: string) => `${links.tool(toolId)}#${reviewsId}`,
  /** The tool's page with the reviews after a cursor. */
  after: (toolId: string, cursor: string) =>
    `${links.tool(toolId)}?${new URLSearchParams({ reviews: cursor })}#${reviewsId}`,
} as const
