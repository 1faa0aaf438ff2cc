/** The files that a browser may choose from, each as a `srcset`. */
interface PictureFiles {
  readonly webp: string
  readonly avif?: string
}

export interface ShopPictureProps {
  readonly src: string
  /** The same picture in several widths; undefined where there is only the one. */
  readonly files: PictureFiles | undefined
  /** What the picture shows; empty where the words beside it say so. */
  readonly alt: string
  /** How wide the page shows it, as the `sizes` of an image. */
  readonly sizes: string
  readonly className?: string | undefined
  /** The edge of the place that is kept for it, in pixels of a square. */
  readonly edge?: number
  /** The picture that a page opens with. */
  readonly first?: boolean
}

/** A picture in the smallest file that is sharp where it stands. Its place is there before it is. */
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
      className={className}
      src={src}
      srcSet={files?.webp}
      sizes={files && sizes}
      width={edge}
      height={edge}
      alt={alt}
      decoding="async"
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
