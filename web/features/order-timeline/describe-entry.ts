import type { TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import { countryName } from '../../../domain/delivery/country-name.ts'
import { counted } from '../../ui/values/counts.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { type Reader, timelineTexts as texts } from './texts.ts'

export interface EntryText {
  readonly text: string
  /** Details, one sentence each. */
  readonly notes: readonly string[]
  /** Highlights a state. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad'
}

/** Describes a timeline entry for its reader. */
export function describeEntry(entry: TimelineEntry, reader: Reader): EntryText {
  if (entry.kind === 'refund') return refund(entry, reader)
  if (entry.kind === 'sent') return sent(entry)
  if (entry.kind === 'address') return addressGiven(entry)
  if (entry.kind === 'message') return message(entry)
  return {
    text: sentences[entry.kind](entry, reader),
    notes: notesOf(entry),
    tone: toneOf[entry.kind] ?? 'plain',
  }
}

/**
 * Returns the notes. A dispute's reason is a code of the bank; the reason of a withdrawal's end is the shop's sentence.
 */
function notesOf({ kind, reason, by }: TimelineEntry): readonly string[] {
  const isDispute = kind === 'disputed'
  return [
    reason !== undefined &&
      (isDispute ? texts.disputeReason(reason.replaceAll('_', ' ')) : texts.reason(reason)),
    by !== undefined && texts.by(by),
  ].filter((note) => note !== false)
}

const sentences: Readonly<
  Record<
    Exclude<TimelineEntry['kind'], 'refund' | 'sent' | 'address' | 'message'>,
    (entry: TimelineEntry, reader: Reader) => string
  >
> = {
  booked: (entry) => (entry.fromOffer ? texts.offered : texts.booked)(pieces(entry), money(entry)),
  're-priced': ({ delivery = 0, country, ...entry }) =>
    texts.repriced(
      money(entry),
      moneyFigure(delivery),
      country === undefined ? undefined : countryName(country),
    ),
  'hold-ended': (entry) => texts.holdEnded(pieces(entry)),
  'stock-retaken': (entry) => texts.retaken(pieces(entry)),
  'payment-opened': (entry) => texts.opened(money(entry)),
  'payment-failed': () => texts.declined,
  'payment-closed': () => texts.closed,
  paid: (entry) => texts.paid(money(entry)),
  withdrawn: (_, reader) => texts.withdrawn[reader],
  'withdrawal-closed': () => texts.withdrawalClosed,
  'withdrawal-taken-back': () => texts.withdrawalTakenBack,
  cancelled: () => texts.cancelled,
  disputed: (entry) => texts.disputed(money(entry)),
  'dispute-won': (entry) => texts.disputeWon(money(entry)),
  'dispute-lost': (entry) => texts.disputeLost(money(entry)),
}

const toneOf: Partial<Record<TimelineEntry['kind'], EntryText['tone']>> = {
  paid: 'good',
  withdrawn: 'warn',
  disputed: 'bad',
  'dispute-lost': 'bad',
}

const tones = { due: 'warn', succeeded: 'plain', failed: 'bad' } as const

function refund(entry: TimelineEntry, reader: Reader): EntryText {
  const { state = 'succeeded', origin, reason, failure, by } = entry
  const notes = [
    origin === 'shop' && texts.automatic,
    origin === 'provider' && reader === 'staff' && texts.atTheProvider,
    entry.delivery !== undefined && texts.ofItDelivery(moneyFigure(entry.delivery, entry.currency)),
    reason !== undefined && texts.reason(reason),
    failure !== undefined && texts.failure(failure),
    // The shop restocks pieces only once the refund has succeeded.
    entry.pieces !== undefined && state === 'succeeded' && texts.restocked(pieces(entry)),
    by !== undefined && texts.by(by),
  ].filter((note) => note !== false)
  return { text: texts.refunded[state](money(entry)), notes, tone: tones[state] }
}

function sent({ carrier, tracking, by }: TimelineEntry): EntryText {
  const parcel = [carrier, tracking].filter(Boolean).join(' ')
  const notes = [parcel && texts.parcel(parcel), by && texts.by(by)].filter((note) => note !== '')
  return { text: texts.sent, notes: notes.filter((note) => note !== undefined), tone: 'plain' }
}

function addressGiven({ source = 'customer', address = '' }: TimelineEntry): EntryText {
  return { text: texts.address[source], notes: [address], tone: 'plain' }
}

function message({ state = 'succeeded', subject = '', recipient = texts.you }: TimelineEntry): EntryText {
  return {
    text: texts.mail[state](subject, recipient),
    notes: [],
    tone: state === 'failed' ? 'bad' : 'plain',
  }
}

function pieces({ pieces: count = 0 }: TimelineEntry): string {
  return counted(count, texts.piece)
}

/** Formats an amount in the currency of its payment. */
function money({ amount = 0, currency }: TimelineEntry): string {
  return moneyFigure(amount, currency)
}
