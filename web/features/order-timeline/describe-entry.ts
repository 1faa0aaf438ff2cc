import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { parcelName } from '../../../domain/orders/parcels.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { dayInShop } from '../../ui/values/date-format.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { type Reader, timelineTexts as texts } from './texts.ts'

export interface EntryText {
  readonly text: string
  /** Details, one sentence each. */
  readonly notes: readonly string[]
  /** Highlights a state. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad'
}

/** Describes a timeline entry for its reader. */
export function describeEntry(formats: Formats, entry: TimelineEntry, reader: Reader): EntryText {
  if (entry.kind === 'refund') return refund(formats, entry, reader)
  if (entry.kind === 'sent' || entry.kind === 'parcel') return sent(entry)
  if (entry.kind === 'address') return addressGiven(entry)
  if (entry.kind === 'message') return message(entry)
  return {
    text: sentences[entry.kind](formats, entry, reader),
    notes: [...notesOf(formats, entry), ...discountNote(formats, entry)],
    tone: toneOf[entry.kind] ?? 'plain',
  }
}

/**
 * Returns the notes. A dispute's reason is a code of the bank; the reason of a withdrawal's end is the shop's sentence.
 */
function notesOf(
  formats: Formats,
  { kind, reason, by, credit, reference }: TimelineEntry,
): readonly string[] {
  const isDispute = kind === 'disputed'
  return [
    reference !== undefined && texts.reference(reference),
    credit !== undefined && texts.withCredit(moneyFigure(formats, credit)),
    reason !== undefined &&
      (isDispute ? texts.disputeReason(reason.replaceAll('_', ' ')) : texts.reason(reason)),
    by !== undefined && texts.by(by),
  ].filter((note) => note !== false)
}

/** Says the discount in the price of a booking, or that it ended with a new price. */
function discountNote(formats: Formats, { discount }: TimelineEntry): readonly string[] {
  if (discount === undefined) return []
  return [discount > 0 ? texts.discount(moneyFigure(formats, discount)) : texts.discountEnded]
}

const sentences: Readonly<
  Record<
    Exclude<TimelineEntry['kind'], 'refund' | 'sent' | 'parcel' | 'address' | 'message'>,
    (formats: Formats, entry: TimelineEntry, reader: Reader) => string
  >
> = {
  booked: (formats, entry) =>
    (entry.fromOffer ? texts.offered : texts.booked)(pieces(formats, entry), money(formats, entry)),
  're-priced': (formats, { delivery = 0, country, way, ...entry }) => {
    const price = money(formats, entry)
    if (way) return texts.chosenWay[way](price, delivery > 0 ? moneyFigure(formats, delivery) : undefined)
    return texts.repriced(
      price,
      moneyFigure(formats, delivery),
      country === undefined ? undefined : countryName(country, buildLanguage),
    )
  },
  ready: () => texts.ready,
  'handed-out': () => texts.pickedUp,
  'codes-mailed': () => texts.codesMailed,
  'hold-ended': (formats, entry) => texts.holdEnded(pieces(formats, entry)),
  'stock-retaken': (formats, entry) => texts.retaken(pieces(formats, entry)),
  'payment-opened': (formats, entry) => texts.opened(money(formats, entry)),
  'payment-failed': () => texts.declined,
  'payment-closed': () => texts.closed,
  paid: (formats, entry) => texts.paid(money(formats, entry)),
  'on-account': (formats, entry) =>
    texts.onAccount(money(formats, entry), dayInShop(formats, entry.dueAt ?? entry.at)),
  withdrawn: (_formats, _entry, reader) => texts.withdrawn[reader],
  'withdrawal-closed': () => texts.withdrawalClosed,
  'withdrawal-taken-back': () => texts.withdrawalTakenBack,
  cancelled: () => texts.cancelled,
  disputed: (formats, entry) => texts.disputed(money(formats, entry)),
  'dispute-won': (formats, entry) => texts.disputeWon(money(formats, entry)),
  'dispute-lost': (formats, entry) => texts.disputeLost(money(formats, entry)),
  transferred: (formats, entry) => texts.transferred(money(formats, entry)),
  'transfer-reversed': (formats, entry) => texts.transferReversed(money(formats, entry)),
  'invoice-disputed': () => texts.invoiceDisputed,
  'invoice-dispute-ended': () => texts.invoiceDisputeEnded,
}

const toneOf: Partial<Record<TimelineEntry['kind'], EntryText['tone']>> = {
  paid: 'good',
  withdrawn: 'warn',
  disputed: 'bad',
  'dispute-lost': 'bad',
  transferred: 'good',
  'transfer-reversed': 'warn',
  'invoice-disputed': 'warn',
}

const tones = { due: 'warn', succeeded: 'plain', failed: 'bad' } as const

function refund(formats: Formats, entry: TimelineEntry, reader: Reader): EntryText {
  const { state = 'succeeded', origin, reason, failure, by } = entry
  const notes = [
    origin === 'shop' && texts.automatic,
    origin === 'provider' && reader === 'staff' && texts.atTheProvider,
    entry.toCredit === true && texts.toCredit,
    entry.lowersOpen === true && texts.lowersOpen,
    entry.freesTransfer === true && texts.freesTransfer,
    entry.delivery !== undefined && texts.ofItDelivery(moneyIn(formats, entry.delivery, entry.currency)),
    reason !== undefined && texts.reason(reason),
    failure !== undefined && texts.failure(failure),
    // The shop restocks pieces only once the refund has succeeded.
    entry.pieces !== undefined && state === 'succeeded' && texts.restocked(pieces(formats, entry)),
    by !== undefined && texts.by(by),
  ].filter((note) => note !== false)
  return { text: texts.refunded[state](money(formats, entry)), notes, tone: tones[state] }
}

function sent({ kind, carrier, tracking, by }: TimelineEntry): EntryText {
  const parcel = parcelName({ carrier, tracking })
  const notes = [parcel && texts.parcel(parcel), by && texts.by(by)].filter((note) => note !== '')
  return {
    text: kind === 'sent' ? texts.sent : texts.furtherParcel,
    notes: notes.filter((note) => note !== undefined),
    tone: 'plain',
  }
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

function pieces(formats: Formats, { pieces: count = 0 }: TimelineEntry): string {
  return texts.pieces(wholeNumber(formats, count), count)
}

/** Formats an amount in the currency of its payment. */
function money(formats: Formats, { amount = 0, currency }: TimelineEntry): string {
  return moneyIn(formats, amount, currency)
}
