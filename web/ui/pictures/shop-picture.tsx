/** A `srcset` for each file format. */
interface PictureFiles {
  readonly webp: string
  readonly avif?: string
  /** The place of the picture's subject, as an `object-position`. */
  readonly focus?: string | undefined
  /** Whether the picture is a cut-out without background. */
  readonly isCutOut?: boolean
}

export interface ShopPictureProps {
  readonly src: string
  /** The same picture in several widths; undefined if only one file exists. */
  readonly files: PictureFiles | undefined
  /** Empty if the adjacent text says the same. */
  readonly alt: string
  /** The displayed width, as the `sizes` of an image. */
  readonly sizes: string
  readonly className?: string | undefined
  /** Side of the square reserved for the picture, in whole pixels. */
  readonly edge?: number
  /** True for the page's largest picture, which loads eagerly. */
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
      // Before React runs, the page's inline script has made the visible pictures load eagerly. Only React's
      // development build would report the difference.
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
 * Returns the classes for the place of a subject, in quarters of the picture, because the page's policy forbids style
 * attributes. See board.css.
 */
function placeOf(focus: string): string {
  const [across, down] = focus.split(' ').map((part) => Math.round(Number.parseFloat(part) / 25))
  return `focused across-${across} down-${down}`
}
