import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface ShadowPictureProps extends Omit<ShopPictureProps, 'className' | 'edge'> {
  /** SVG path of the painted outline, in a 720 × 720 box. */
  readonly outline?: string | null | undefined
  /** Shows only the outline, as without a `src`. */
  readonly gone?: boolean
  /** The share of the box that the picture fills, if tools have a common scale. */
  readonly scaled?: `${number}%` | undefined
}

/** The frame of a photograph that has no outline. */
const printOutline = 'M27 27h666v666h-666z'

/**
 * Shows a picture on its painted outline, which stays visible while the picture loads and if it is missing. A
 * photograph is a pinned print that fills its box. A cut-out hangs on the board, even if the backend has no outline.
 */
export function ShadowPicture({ outline, gone = false, scaled, ...picture }: ShadowPictureProps) {
  const hangs = Boolean(outline) || picture.files?.isCutOut === true
  const shows = !gone && picture.src !== ''
  return (
    <div className="shadow-picture">
      <svg className={classesOf('paint', scaled)} viewBox="0 0 720 720" aria-hidden="true">
        {(!hangs || outline || !shows) && <path d={outline ?? printOutline} />}
      </svg>
      {shows && <ShopPicture {...picture} className={classesOf(hangs ? 'lift' : 'lift print', scaled)} />}
    </div>
  )
}

/**
 * Adds the classes for a size in percent, one for each digit. Classes are necessary because an image's attributes
 * accept whole pixels only, and the page's policy forbids style attributes. See part.css.
 */
function classesOf(classes: string, scaled: ShadowPictureProps['scaled']): string {
  if (scaled === undefined) return classes
  const tenths = Math.round(Number.parseFloat(scaled) * 10)
  const digits = [
    `tens-${Math.floor(tenths / 100)}`,
    `ones-${Math.floor(tenths / 10) % 10}`,
    `tenths-${tenths % 10}`,
  ]
  return [classes, 'part', ...digits].join(' ')
}
