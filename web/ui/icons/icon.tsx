/**
 * The frame that every icon of the shop is drawn in: strokes in a box of 24, as large as the text beside it and in
 * its colour. Words always stand beside it, so screen readers pass over it.
 */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
