import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../api/api-context.ts'
import { hasRefused } from '../../api/api-error.ts'
import { useHost } from '../../api/host.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { unclearProblem } from '../../forms/typed-numbers.ts'
import { useReloadAfter } from '../../forms/use-action.ts'
import { links } from '../../routing/links.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { originAt } from '../../session/return-to.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import type { Booked } from './booking-calls.ts'
import { dropDraft, keepPending, keptBooking, keyOfAttempt } from './booking-draft.ts'
import { type BookingProblem, problemOf } from './booking-problem.ts'
import type { BookingValues } from './booking-values.ts'
import { bookingTexts } from './texts.ts'

/** A completed booking, with the sent values and the total shown before. */
export interface BookingMade extends Booked {
  /** Email of the account that booked. */
  readonly of: string
  readonly values: BookingValues
  /** The total shown before the booking; null if it was unknown. */
  readonly shownPrice: number | null
}

/** A failed booking, with the sent values. */
export interface FailedBooking {
  readonly problem: BookingProblem
  readonly values: BookingValues
}

export type BookingState =
  | { readonly status: 'open'; readonly failed?: FailedBooking }
  | { readonly status: 'sending' }
  | ({ readonly status: 'booked' } & BookingMade)

const open: BookingState = { status: 'open' }

/** Books the form's values once, however often submit is pressed. Sends a visitor to /login and stores the values. */
export function useBooking(product: DescribedProduct) {
  const formats = useFormats()
  const api = useApi()
  const reloadAfter = useReloadAfter()
  const session = useSession()
  const { booksOnce } = useHost()
  const navigate = useNavigate()
  const place = useLocation()
  const [state, setState] = useState<BookingState>(open)
  const sending = useRef(false)
  // Reloads the page's data, because a booking changes the stock, and a refusal often means that it has changed.
  const send: Booking['send'] = (person, booked, key) =>
    reloadAfter(
      loadOnDemand(() => import('./booking-calls.ts')).then(({ sendBooking }) =>
        sendBooking(formats, api, product, person, booked, key),
      ),
    )

  /** @param shownPrice the total that the form shows. */
  async function book(values: BookingValues, shownPrice: number | null): Promise<BookingMade | null> {
    if (session.status === 'out') {
      keepPending(product, values)
      await navigate(links.login(), { state: originAt(place) })
      return null
    }
    if (sending.current) return null
    sending.current = true
    setState({ status: 'sending' })
    const { made, problem } = await tryToBook(formats, {
      product,
      person: session,
      values,
      shownPrice,
      booksOnce,
      send,
    })
    sending.current = false
    showToast(made ? 'success' : 'error', made ? bookingTexts.booked : bookingTexts.sorry)
    setState(
      made
        ? { status: 'booked', ...made }
        : { status: 'open', ...(problem && { failed: { problem, values } }) },
    )
    return made
  }
  const email = session.status === 'in' ? session.email : null
  // The page stays open after Log Out. The next person at the screen must not see the booking, but can book.
  const isOfAnother = state.status === 'booked' && state.of !== email
  return { state: isOfAnother ? open : state, book }
}

interface Outcome {
  readonly made: BookingMade | null
  readonly problem?: BookingProblem
}

interface Booking {
  readonly product: DescribedProduct
  readonly person: Person
  readonly values: BookingValues
  readonly shownPrice: number | null
  /** Whether {host} makes one booking of an attempt, however often it is sent. */
  readonly booksOnce: boolean
  readonly send: (person: Person, values: BookingValues, key: string) => Promise<Booked | null>
}

async function tryToBook(
  formats: Formats,
  { product, person, values, shownPrice, booksOnce, send }: Booking,
): Promise<Outcome> {
  // The server would read a text such as 1.000 as 1.
  const unclear = unclearProblem(formats, values.quantity, 'pieces')
  if (unclear !== undefined)
    return { made: null, problem: { message: unclear, fields: { quantity: unclear } } }
  try {
    const booked = await send(person, values, keyOfAttempt(product, person, values))
    if (!booked) return { made: null, problem: { message: bookingTexts.falsyAnswer, fields: {} } }
    dropDraft(product._id, person.email)
    return { made: { ...booked, of: person.email, values, shownPrice } }
  } catch (error) {
    if (hasRefused(error)) keptBooking(product._id, person.email).forget()
    return { made: null, problem: problemOf(error, booksOnce) }
  }
}
