import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Alert } from '../ui/feedback/alert.tsx'

/** Shows a problem and scrolls it into view, because on a phone it may be far from the pressed button. */
export function AlertInView({ message }: { readonly message: string }) {
  return (
    <div ref={useIntoView<HTMLDivElement>()}>
      <Alert message={message} />
    </div>
  )
}

/** Scrolls an element into view when it appears. */
export function useIntoView<Shown extends Element>(): RefObject<Shown | null> {
  const place = useRef<Shown>(null)
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
