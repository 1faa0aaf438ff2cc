import { countText, listTexts } from '../../texts/lists.ts'

const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

/** Texts of Requests, the list of requests for quotes (extension). */
export const quotesTexts = {
  ...listTexts,
  caption: 'Requests',
  loading: 'Loading the requests',
  notLoaded: 'The requests did not load.',
  notOffered: 'This shop does not list its requests.',
  empty: 'No requests yet. Messages from the quote and contact forms appear here.',
  searchHint: 'Beginning of an email',
  count: countText('request', 'requests'),
  from: 'From',
  message: 'Message',
  received: 'Received',
  state: 'State',
  openFirst: 'Open first',
  show: 'Show',
  all: 'All requests',
  openOnly: 'Only open',
  handledOnly: 'Only handled',
  newest: 'Newest first',
  oldest: 'Oldest first',
  kinds: { quote: 'Request for a quote', contact: 'Message' },
  about: (part: string) => `About: ${part}`,
  open: 'Open',
  handled: 'Handled',
  markHandled: 'Mark as handled',
  marking: 'Marking…',
  bulk: {
    label: 'Mark as handled',
    confirm: (count: number) => `${requests(count)} will be marked as handled.`,
    done: (count: number) => `${requests(count)} marked as handled`,
  },
  ofSender: (name: string) => `: ${name}`,
  markedHandled: (name: string) => `The request of ${name} is marked as handled`,
} as const
