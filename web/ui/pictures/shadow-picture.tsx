import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface ShadowPictureProps extends Omit<ShopPictureProps, 'className' | 'edge'> {
  /** SVG path of the painted outline, in a 720 × 720 box. */
  readonly outline?: string | null | undefined
  /** Shows only the outline, as without a `src`. */
  readonly gone?: boolean
  /** Part of the box that it fills where tools are shown at one scale. */
  readonly scaled?: ShopPictureProps['edge']
}

/** The frame of a photograph that has no outline. */
const printOutline = 'M62 62h596v596h-596z'

/**
 * Shows a picture on its painted outline, which stays visible while the picture loads and when it is missing.
 * A picture without an outline, such as most photographs, is shown as a pinned print.
 */
export function ShadowPicture({ outline, gone = false, scaled, ...picture }: ShadowPictureProps) {
  return (
    <div className="shadow-picture">
      <svg className="paint" viewBox="0 0 720 720" width={scaled} height={scaled} aria-hidden="true">
        <path d={outline ?? printOutline} />
      </svg>
      {!gone && picture.src && (
        <ShopPicture
          {...picture}
          {...(scaled && { edge: scaled })}
          className={outline ? 'lift' : 'lift print'}
        />
      )}
    </div>
  )
}
