import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Alert } from '../ui/feedback/alert.tsx'

/** Shows a problem and brings it into view: on a phone it may be screens away from the pressed button. */
export function AlertInView({ message }: { readonly message: string }) {
  return (
    <div ref={useIntoView<HTMLDivElement>()}>
      <Alert message={message} />
    </div>
  )
}

/** Brings an element into view when it appears. */
export function useIntoView<Shown extends Element>(): RefObject<Shown | null> {
  const place = useRef<Shown>(null)
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
