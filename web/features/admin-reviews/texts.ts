import { countText, listTexts } from '../../texts/lists.ts'

const reviews = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`

/** Texts of Reviews, where an admin hides or shows them (extension). */
export const reviewsTexts = {
  ...listTexts,
  caption: 'Reviews',
  loading: 'Loading the reviews',
  notLoaded: 'The reviews did not load.',
  notOffered: 'This shop cannot hide reviews.',
  empty: 'No reviews yet. New ones appear here.',
  searchHint: 'Beginning of an email',
  count: countText('review', 'reviews'),
  from: 'From',
  review: 'Review',
  noText: 'Stars only, no text.',
  written: 'Written',
  state: 'State',
  show: 'Show',
  all: 'All',
  shownOnly: 'Shown',
  hiddenOnly: 'Hidden',
  newest: 'Newest first',
  oldest: 'Oldest first',
  shown: 'Shown',
  hidden: 'Hidden',
  hiddenBy: (email: string) => `by ${email}`,
  hide: 'Hide',
  hiding: 'Hiding…',
  bulkHide: {
    label: 'Hide',
    confirm: (count: number) => `${reviews(count)} will be hidden from visitors.`,
    done: (count: number) => `${reviews(count)} hidden`,
  },
  bulkShow: {
    label: 'Show again',
    confirm: (count: number) => `${reviews(count)} will be visible again.`,
    done: (count: number) => `${reviews(count)} shown again`,
  },
  showAgain: 'Show again',
  showing: 'Showing…',
  ofAuthor: (name: string) => `: review of ${name}`,
  isHidden: (name: string) => `The review by ${name} is hidden from visitors`,
  isShown: (name: string) => `The review by ${name} is visible again`,
} as const
