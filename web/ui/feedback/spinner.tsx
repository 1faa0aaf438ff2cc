/** Shows a spinner. A label is announced to screen readers; without one the spinner is decorative. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className="spinner-line" role="status">
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  ) : (
    <span className="spinner" aria-hidden="true" />
  )
}
