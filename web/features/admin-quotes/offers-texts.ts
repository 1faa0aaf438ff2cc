import { countText, listTexts } from '../../texts/lists.ts'

/** Texts of the list of offers (extension). */
export const offersTexts = {
  ...listTexts,
  caption: 'Offers',
  back: 'All requests',
  loading: 'Loading the offers',
  notLoaded: 'The offers did not load.',
  notOffered: 'This shop makes no offers.',
  empty: 'No offers yet. Open a request to answer it with an offer.',
  searchHint: 'Any part of a name or email',
  count: countText('offer'),
  to: 'To',
  what: 'What',
  total: 'Total',
  made: 'Made',
  state: 'State',
  newest: 'Newest first',
  oldest: 'Oldest first',
  show: 'Show',
  all: 'All offers',
  openOnly: 'Open or expired',
  acceptedOnly: 'Accepted',
  withdrawnOnly: 'Withdrawn',
} as const
