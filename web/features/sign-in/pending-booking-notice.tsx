import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { type PendingBooking, parsePendingBooking, pendingBookingKey } from '../../session/pending-booking.ts'
import { useSession } from '../../session/session.ts'

const pendingBooking = {
  waits: (tool: string) => `Your booking of ${tool} is waiting.`,
  goOn: 'Continue booking',
  drop: 'Discard',
} as const

/**
 * The line on the home page that a booking is waiting, for who began it signed out and has an account now
 * (spec §10, booking while signed out). Nothing for everybody else.
 */
export function PendingBookingNotice() {
  const signedIn = useSession().status === 'in'
  return useInBrowser() && signedIn ? <Notice /> : null
}

function Notice() {
  const [waiting, setWaiting] = useState(readWaiting)
  if (!waiting) return null
  function drop() {
    window.sessionStorage.removeItem(pendingBookingKey)
    setWaiting(null)
  }
  return (
    <div className="wrap">
      <div className="card mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 p-4" role="status">
        <p className="font-semibold">{pendingBooking.waits(waiting.toolName)}</p>
        <div className="actions">
          <Link className="button" to={links.tool(waiting.toolId)}>
            {pendingBooking.goOn}
          </Link>
          <button type="button" className="button button-quiet" onClick={drop}>
            {pendingBooking.drop}
          </button>
        </div>
      </div>
    </div>
  )
}

function readWaiting(): PendingBooking | null {
  try {
    return parsePendingBooking(window.sessionStorage.getItem(pendingBookingKey))
  } catch {
    // The browser keeps nothing for this site, so nothing can be waiting.
    return null
  }
}
