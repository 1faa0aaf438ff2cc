import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useExtensions } from '../../api/extensions.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { originAt } from '../../session/return-to.ts'
import { useSession } from '../../session/session.ts'
import { partMissingText } from '../../texts/problems.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { Booked } from './booking-calls.ts'
import { type BookingValues, totalOf } from './booking-values.ts'
import { type Attempt, dropDraft, keepDraft, keepPending, readDraft } from './draft.ts'
import { bookingTexts } from './texts.ts'

/** Why a booking was not made, in sentences for the person. */
export interface BookingProblem {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** A booking that was made, with what the person saw when booking. */
export interface BookingMade extends Booked {
  readonly values: BookingValues
  /** The total that was shown, US dollars. */
  readonly shownPrice: number | null
}

export type BookingState =
  | { readonly status: 'open'; readonly problem?: BookingProblem }
  | { readonly status: 'sending' }
  | ({ readonly status: 'booked' } & BookingMade)

/**
 * Books what was typed, once, however often and by whatever submit is pressed. Signed out, it leads to /login
 * and remembers what was typed.
 *
 * @param onStockMoved is told when the shown stock is out of date.
 */
export function useBooking(tool: Tool, onStockMoved: () => void) {
  const session = useSession()
  // A host that offers extensions knows the key of a booking.
  const keyed = useExtensions().any
  const navigate = useNavigate()
  const place = useLocation()
  const [state, setState] = useState<BookingState>({ status: 'open' })
  const sending = useRef(false)

  async function book(values: BookingValues): Promise<BookingMade | null> {
    if (session.status === 'out') {
      keepPending(tool, values)
      await navigate(links.login(), { state: originAt(place) })
      return null
    }
    if (sending.current) return null
    sending.current = true
    setState({ status: 'sending' })
    const { made, problem, stockMoved } = await tryToBook(tool, session, values, keyed)
    sending.current = false
    showToast(made ? 'success' : 'error', made ? bookingTexts.booked : bookingTexts.sorry)
    setState(made ? { status: 'booked', ...made } : { status: 'open', ...(problem ? { problem } : {}) })
    if (stockMoved) onStockMoved()
    return made
  }
  return { state, book }
}

interface Outcome {
  readonly made: BookingMade | null
  readonly problem?: BookingProblem
  readonly stockMoved: boolean
}

async function tryToBook(
  tool: Tool,
  person: Person,
  values: BookingValues,
  keyed: boolean,
): Promise<Outcome> {
  const attempt = attemptOf(tool, person, values)
  keepDraft(tool._id, { email: person.email, values, attempt })
  try {
    const { sendBooking } = await loadOnDemand(() => import('./booking-calls.ts'))
    const booked = await sendBooking(tool, person, values, attempt.key)
    if (!booked) return notMade({ message: bookingTexts.falsyAnswer, fields: {} }, false)
    dropDraft(tool._id)
    const made = { ...booked, values, shownPrice: totalOf(tool.price, values.quantity) }
    return { made, stockMoved: true }
  } catch (error) {
    // Refused for good: whatever is sent next is another booking.
    if (isRefusal(error)) keepDraft(tool._id, { email: person.email, values })
    return notMade(problemOf(error, keyed), isRefusal(error) && error.code.startsWith('QUANTITY_'))
  }
}

/** The same key for the same booking until its answer is known (spec §10, submit twice). */
function attemptOf(tool: Tool, person: Person, values: BookingValues): Attempt {
  const sent = JSON.stringify([person.email, person.name, values.quantity, values.phone])
  const earlier = readDraft(tool._id, person.email)?.attempt
  return earlier?.sent === sent ? earlier : { key: newIdempotencyKey(), sent }
}

function notMade(problem: BookingProblem, stockMoved: boolean): Outcome {
  return { made: null, problem, stockMoved }
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function problemOf(error: unknown, keyed: boolean): BookingProblem {
  // What is no ApiError: this part of the page did not arrive.
  if (!(error instanceof ApiError)) return { message: partMissingText, fields: {} }
  if (error.code !== 'UNREACHABLE') return { message: error.message, fields: error.fields }
  return { message: keyed ? bookingTexts.unreachable : bookingTexts.unreachableElsewhere, fields: {} }
}
