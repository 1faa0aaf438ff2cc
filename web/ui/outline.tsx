interface OutlineProps {
  /** What is on its way, for screen readers. */
  readonly label: string
  /** How many lines it will have. */
  readonly lines?: number
}

/** The outline of what will come, painted on its plate while it loads. */
export function Outline({ label, lines = 3 }: OutlineProps) {
  return (
    <div className="outline-block" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} className="outline-line" />
      ))}
    </div>
  )
}
