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
const printOutline = 'M27 27h666v666h-666z'

/**
 * Shows a picture on its painted outline, which stays visible while the picture loads and when it is missing.
 * A photograph is a pinned print that fills its box. A cut-out hangs on the board, also when a backend knows no outline.
 */
export function ShadowPicture({ outline, gone = false, scaled, ...picture }: ShadowPictureProps) {
  const hangs = Boolean(outline) || picture.files?.isCutOut === true
  const shows = !gone && picture.src !== ''
  return (
    <div className="shadow-picture">
      <svg className="paint" viewBox="0 0 720 720" width={scaled} height={scaled} aria-hidden="true">
        {(!hangs || outline || !shows) && <path d={outline ?? printOutline} />}
      </svg>
      {shows && (
        <ShopPicture
          {...picture}
          {...(scaled && { edge: scaled })}
          className={hangs ? 'lift' : 'lift print'}
        />
      )}
    </div>
  )
}
