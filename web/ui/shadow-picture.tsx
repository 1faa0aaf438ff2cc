interface ShadowPictureProps {
  readonly src: string
  /** What the picture shows; empty where the words beside it say so. */
  readonly alt: string
  /** SVG path in a 720 × 720 box: the painted outline that the thing hangs on. */
  readonly outline?: string | null | undefined
  /** Only the outline is left. */
  readonly gone?: boolean
  /** The picture that a page opens with. */
  readonly first?: boolean
}

/** A thing on its painted outline. The outline stands there while the picture loads and when it is gone. */
export function ShadowPicture({ src, alt, outline, gone = false, first = false }: ShadowPictureProps) {
  return (
    <div className="shadow-picture">
      {outline && (
        <svg className="paint" viewBox="0 0 720 720" aria-hidden="true">
          <path d={outline} />
        </svg>
      )}
      {(!gone || !outline) && (
        <img
          className={gone ? 'lift gone' : 'lift'}
          src={src}
          width="720"
          height="720"
          alt={alt}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </div>
  )
}
