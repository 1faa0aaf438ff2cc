import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface ShadowPictureProps extends Omit<ShopPictureProps, 'className' | 'edge'> {
  /** SVG path in a 720 × 720 box: the painted outline that the thing hangs on. */
  readonly outline?: string | null | undefined
  /** Only the outline is left, as it is without a `src`. */
  readonly gone?: boolean
}

/** Where a photograph without an outline of its own is pinned to the board. */
const printOutline = 'M62 62h596v596h-596z'

/**
 * A thing on its painted outline, which stands there while the picture loads and when it is gone. A picture that
 * nobody could trace, as most photographs are, hangs there as a print with a pin through it.
 */
export function ShadowPicture({ outline, gone = false, ...picture }: ShadowPictureProps) {
  return (
    <div className="shadow-picture">
      <svg className="paint" viewBox="0 0 720 720" aria-hidden="true">
        <path d={outline ?? printOutline} />
      </svg>
      {!gone && picture.src && <ShopPicture {...picture} className={outline ? 'lift' : 'lift print'} />}
    </div>
  )
}
