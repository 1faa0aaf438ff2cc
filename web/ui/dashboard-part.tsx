import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Heading = RefObject<HTMLHeadingElement | null>

interface DashboardPartProps {
  readonly title: string
  /** Makes the heading focusable (`useFocusOnHeading`). */
  readonly heading?: Heading
  readonly children: ReactNode
}

/** The level of the next heading: the page's own part has an h1, a part inside it an h2. */
export const headingLevel = createContext<1 | 2>(1)

/** Renders a dashboard page with its heading, or a titled section of one. */
export function DashboardPart({ title, heading, children }: DashboardPartProps) {
  const Heading = use(headingLevel) === 1 ? 'h1' : 'h2'
  return (
    <section className="dashboard-part">
      <Heading className="part-heading" ref={heading} tabIndex={heading && -1}>
        {title}
      </Heading>
      <headingLevel.Provider value={2}>{children}</headingLevel.Provider>
    </section>
  )
}

/**
 * Returns the heading's ref and a function that focuses it, for actions that remove the focused control. Focuses in an
 * effect, after a dialog that closes in the same render has restored the focus. A focused text field keeps the focus,
 * so that typed text is not lost.
 */
export function useFocusOnHeading(): readonly [heading: Heading, toHeading: () => void] {
  const heading = useRef<HTMLHeadingElement>(null)
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (times > 0 && !document.activeElement?.matches('input, textarea, select')) heading.current?.focus()
  }, [times])
  return [heading, useCallback(() => setTimes((before) => before + 1), [])]
}
