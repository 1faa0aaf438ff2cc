import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { readInTab, writeInTab } from '../../session/browser-storage.ts'
import { parsePendingBooking, pendingBookingKey } from '../../session/pending-booking.ts'
import { useSession } from '../../session/session.ts'
import { pendingBookingTexts as texts } from './pending-booking-texts.ts'

/**
 * Reminds a person, on the home page after sign-up, of a booking begun while signed out (spec §10, booking while signed
 * out). Renders nothing for everyone else.
 */
export function PendingBookingNotice() {
  return useSession().status === 'in' ? <Notice /> : null
}

function Notice() {
  const [pending, setPending] = useState(() => parsePendingBooking(readInTab(pendingBookingKey)))
  if (!pending) return null
  function drop() {
    writeInTab(pendingBookingKey, null)
    setPending(null)
  }
  return (
    <div className="wrap">
      <div className="card mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 p-4" role="status">
        <p className="font-semibold">{texts.waits(pending.toolName)}</p>
        <div className="actions">
          <Link className="button" to={pending.path ?? links.tool(pending.toolId)}>
            {texts.goOn}
          </Link>
          <button type="button" className="button button-quiet" onClick={drop}>
            {texts.drop}
          </button>
        </div>
      </div>
    </div>
  )
}
