import { useLayoutEffect, useRef } from 'react'
import { bookingTexts } from './texts.ts'

/**
 * Renders the form's heading. After the sign-in for a pending booking, the page opens at this heading: it states that
 * nothing is booked yet, and takes the focus.
 */
export function BookingHeading({ continued }: { readonly continued: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!continued) return
    heading.current?.focus({ preventScroll: true })
    // The router has just scrolled the new page to its top.
    heading.current?.scrollIntoView()
  }, [continued])
  if (!continued) return <h2 className="text-2xl">{bookingTexts.heading}</h2>
  return (
    <div className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {bookingTexts.ready}
      </h2>
      <p className="text-soft">{bookingTexts.readyNote}</p>
    </div>
  )
}
