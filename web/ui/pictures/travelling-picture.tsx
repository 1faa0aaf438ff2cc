import { type ComponentProps, ViewTransition } from 'react'
import { ShadowPicture } from './shadow-picture.tsx'

interface TravellingPictureProps extends ComponentProps<typeof ShadowPicture> {
  /** View-transition name: the same on both pages, and unique within a page. */
  readonly thing: string
}

/**
 * Shows a picture that moves from its place on the old page to its place on the new one during a navigation, if the
 * browser supports it (styles/travel.css).
 */
export function TravellingPicture({ thing, ...picture }: TravellingPictureProps) {
  return (
    <ViewTransition name={`thing-${encodeURIComponent(thing)}`} share="travel" default="none">
      <ShadowPicture {...picture} />
    </ViewTransition>
  )
}
