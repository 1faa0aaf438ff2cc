import { countText, listTexts } from '../../texts/lists.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of Requests, the list of requests for quotes (extension). */
export const quotesTexts = {
  ...listTexts,
  caption: 'Requests',
  loading: 'Loading the requests',
  notLoaded: 'The requests did not load.',
  notOffered: 'This shop does not list its requests.',
  empty: 'No requests yet. Messages from the quote and contact forms appear here.',
  searchHint: 'Any part of a name, email or message',
  count: countText('request'),
  toOffers: 'All offers',
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
  kind: 'Kind',
  allKinds: 'Quotes and messages',
  quotesOnly: 'Only quotes',
  messagesOnly: 'Only messages',
  kinds: { quote: 'Request for a quote', contact: 'Message' },
  about: (part: string) => `About: ${part}`,
  open: 'Open',
  handled: 'Handled',
  answer: 'Answer',
  deletedSender: 'A deleted account',
  markHandled: 'Mark as handled',
  marking: 'Marking…',
  bulk: {
    label: 'Mark as handled',
    confirm: (formats: Formats, count: number) =>
      `${counted(formats, count, 'request')} will be marked as handled.`,
    done: (formats: Formats, count: number) => `${counted(formats, count, 'request')} marked as handled`,
  },
  ofSender: (name: string) => `: ${name}`,
  markedHandled: (name: string) => `The request of ${name} is marked as handled`,
} as const
