/** A turning wheel. With a label it says what is awaited; without one it is a picture beside words. */
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
