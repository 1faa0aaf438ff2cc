/** A `srcset` for each file format. */
interface PictureFiles {
  readonly webp: string
  readonly avif?: string
  /** The place of its subject, as an `object-position`. */
  readonly focus?: string | undefined
  /** Whether it has no background. */
  readonly isCutOut?: boolean
}

export interface ShopPictureProps {
  readonly src: string
  /** The same picture in several widths; undefined when only one file exists. */
  readonly files: PictureFiles | undefined
  /** Empty if the text next to the picture says the same. */
  readonly alt: string
  /** The displayed width, as the `sizes` of an image. */
  readonly sizes: string
  readonly className?: string | undefined
  /** Side of the square reserved for the picture, in whole pixels. */
  readonly edge?: number
  /** The page's largest picture: load it eagerly. */
  readonly first?: boolean
}

/** Shows a picture in the smallest file that is sharp at its size, and reserves its space before it loads. */
export function ShopPicture({
  src,
  files,
  alt,
  sizes,
  className,
  edge = 720,
  first = false,
}: ShopPictureProps) {
  const picture = (
    <img
      className={files?.focus ? `${className} ${placeOf(files.focus)}` : className}
      src={src}
      srcSet={files?.webp}
      sizes={files && sizes}
      width={edge}
      height={edge}
      alt={alt}
      decoding="async"
      // Before React runs, the page's inline script has made the pictures in view eager. Only its development build
      // would report that.
      {...(import.meta.env.DEV && { suppressHydrationWarning: true })}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  if (!files?.avif) return picture
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      {picture}
    </picture>
  )
}

/**
 * Returns the classes for the place of a subject, in quarters of the picture: the page's policy allows no style
 * attribute. See board.css.
 */
function placeOf(focus: string): string {
  const [across, down] = focus.split(' ').map((part) => Math.round(Number.parseFloat(part) / 25))
  return `focused across-${across} down-${down}`
}
