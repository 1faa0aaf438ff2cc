import { type ComponentProps, ViewTransition } from 'react'
import { ShadowPicture } from './shadow-picture.tsx'

interface TravellingPictureProps extends ComponentProps<typeof ShadowPicture> {
  /** The same on both pages for the same thing, and on one page only once. */
  readonly thing: string
}

/**
 * A thing on its outline that travels: when a page with it makes way for another one with it, the browser moves
 * the picture from its old place to its new one, where it can (styles/travel.css). Nothing else moves.
 */
export function TravellingPicture({ thing, ...picture }: TravellingPictureProps) {
  return (
    <ViewTransition name={`thing-${encodeURIComponent(thing)}`} share="travel" default="none">
      <ShadowPicture {...picture} />
    </ViewTransition>
  )
}
