import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Heading = RefObject<HTMLHeadingElement | null>

interface DashboardPartProps {
  readonly title: string
  /** With it (`useFocusOnHeading`), the heading can take the focus. */
  readonly heading?: Heading
  readonly children: ReactNode
}

/** A part of a page of the dashboard, under its heading. */
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
 * A heading, and how to give it the focus: for when the control that had it goes with what it did. It takes it after
 * what is to change has changed, so that a dialog that closes in the same moment has given it back before. Whoever is
 * in a field by then stays there: what is typed would be lost.
 */
export function useFocusOnHeading(): readonly [heading: Heading, toHeading: () => void] {
  const heading = useRef<HTMLHeadingElement>(null)
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (times > 0 && !document.activeElement?.matches('input, textarea, select')) heading.current?.focus()
  }, [times])
  return [heading, useCallback(() => setTimes((before) => before + 1), [])]
}
