import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { folded } from '../folded.ts'
import { type Page, type PageRequest, readPage, type Stretch } from '../paging.ts'
import { stretchBy } from '../stretch-by.ts'
import { stretchByBeginning } from '../stretch-by-beginning.ts'

export interface ReviewsWanted {
  /** Beginning of the author's address; goes with no other wish. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly state: 'shown' | 'hidden' | undefined
}

/** As the indexes have it, so that each state is read from its own. */
const states = {
  shown: sql<boolean>`reviews.hidden_at is null`,
  hidden: sql<boolean>`reviews.hidden_at is not null`,
}

function selectReviews(read: Reader) {
  return read
    .selectFrom('reviews')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'reviews.hidden_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'reviews.id',
      'reviews.img',
      'reviews.name',
      'reviews.email',
      'reviews.text',
      'reviews.stars',
      'reviews.created_at as createdAt',
      'reviews.hidden_at as hiddenAt',
      'users.email as hiddenBy',
    ])
}

type ListedReview = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

/** Reviews for admins, also hidden ones, a page at a time; undefined when the cursor is not one of this list. */
export function listReviewsByPage(
  read: Reader,
  wanted: ReviewsWanted,
  request: PageRequest,
): Promise<Page<ListedReview> | undefined> {
  return readPage(['reviews', wanted], [stretchOf(read, wanted)], request)
}

function stretchOf(read: Reader, { search, oldestFirst, state }: ReviewsWanted): Stretch<ListedReview> {
  const reviews = selectReviews(read)
  if (search !== '') {
    const columns = ['reviews.email', 'reviews.created_at', 'reviews.id'] as const
    return stretchByBeginning(reviews, { columns, prefix: folded(search), textOf: ({ email }) => email })
  }
  return stretchBy(state ? reviews.where(states[state]) : reviews, {
    columns: ['reviews.created_at', 'reviews.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
  })
}
