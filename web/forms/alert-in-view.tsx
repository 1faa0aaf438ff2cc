import { useLayoutEffect, useRef } from 'react'
import { Alert } from '../ui/feedback/alert.tsx'

/**
 * Shows a problem and brings it into view: on phones the pressed button is at hand far above or below the problem's
 * place.
 */
export function AlertInView({ message }: { readonly message: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Alert message={message} />
    </div>
  )
}
