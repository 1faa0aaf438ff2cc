import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the review form (spec §2, §8). */
export const addReviewTexts = {
  heading: 'Add Reviews',
  lead: 'Tell other customers what you think. Your review appears on the home page at once, with your name and picture.',
  loading: 'Loading the tools that you bought',
  tool: 'About',
  toolHint: 'The tools that you paid for. Another review of the same tool replaces your earlier one.',
  noTool: 'The shop in general',
  toolsNotLoaded: 'The tools that you bought did not load.',
  /** Used while the product's name is loading. */
  theTool: 'the tool',
  ratings: 'Rating',
  stars: (formats: Formats, count: number) => counted(formats, count, 'star'),
  chosen: (count: number) => `${count} of 5`,
  review: 'Review',
  reviewHint: 'Optional. What others should know before they order.',
  submit: 'Add review',
  submitting: 'Adding…',
  onHome: 'Your review is on the home page.',
  onHomeAndTool: "Your review is on the home page and on the tool's page.",
  look: 'See it there',
  lookAt: (product: string) => `See it at ${product}`,
  /** Spec §8, word for word. */
  added: 'Review Added Successfully',
  failed: 'Sorry faild to add the review!',
} as const
