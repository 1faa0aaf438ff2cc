/**
 * Draws a 24 × 24 stroke icon in the size and colour of the adjacent text. The icon is hidden from screen readers,
 * because the text says the same.
 */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Marks a link from a detail page to its list. */
export function BackIcon() {
  return <Icon path="M20 12H5m6-7-7 7 7 7" />
}

/** Marks a link that leaves the shop. */
export function ExternalIcon() {
  return <Icon path="M7 17 18 6M9 6h9v9" />
}

/** Marks a completed or an empty state. */
export function DoneIcon() {
  return <Icon path="m4 13 5 5L20 6" />
}

/** Marks a failure, or something that needs attention. */
export function ProblemIcon() {
  return <Icon path="M12 3 2 21h20zM12 10v5m0 2.5v.5" />
}

/** Marks information. */
export function InfoIcon() {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v6m0-9.5V7" />
}

/** Marks a button that closes a layer. */
export function CloseIcon() {
  return <Icon path="M5 5l14 14M19 5 5 19" />
}

/** Marks a search field. */
export function SearchIcon() {
  return <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5L21 21" />
}

/** Marks a print button. */
export function PrintIcon() {
  return <Icon path="M7 8V3h10v5M7 18H3V8h18v10h-4M7 14h10v7H7z" />
}

/** Marks the basket. */
export function BasketIcon() {
  return <Icon path="M3 9h18l-2 11H5zm5 0 4-6 4 6" />
}
