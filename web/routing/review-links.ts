import { dashboardLinks } from './dashboard-links.ts'
import { links } from './links.ts'

/** The fragment of the reviews on a tool's page. */
export const reviewsId = 'reviews'

/** Addresses around the reviews of a tool. */
export const reviewLinks = {
  /** The review form with the tool preselected. */
  write: (productId: string) => `${dashboardLinks.addReview}?${new URLSearchParams({ tool: productId })}`,
  /** The tool's page with its newest reviews. */
  newest: (productId: string) => `${links.tool(productId)}#${reviewsId}`,
  /** The tool's page with the reviews after a cursor. */
  after: (productId: string, cursor: string) =>
    `${links.tool(productId)}?${new URLSearchParams({ reviews: cursor })}#${reviewsId}`,
} as const
