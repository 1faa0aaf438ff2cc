import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Heading = RefObject<HTMLHeadingElement | null>

interface DashboardPartProps {
  readonly title: string
  /** Makes the heading focusable (`useFocusOnHeading`). */
  readonly heading?: Heading
  readonly children: ReactNode
}

/** Renders a titled section of a dashboard page. */
export function DashboardPart({ title, heading, children }: DashboardPartProps) {
  return (
    <section className="dashboard-part">
      <h2 ref={heading} tabIndex={heading && -1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/**
 * Returns the heading's ref and a function that focuses it, for actions that remove the control that had the
 * focus. It focuses in an effect, after a dialog that closes in the same render has returned the focus. A
 * text field that has the focus keeps it, so that typed text is not lost.
 */
export function useFocusOnHeading(): readonly [heading: Heading, toHeading: () => void] {
  const heading = useRef<HTMLHeadingElement>(null)
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (times > 0 && !document.activeElement?.matches('input, textarea, select')) heading.current?.focus()
  }, [times])
  return [heading, useCallback(() => setTimes((before) => before + 1), [])]
}
