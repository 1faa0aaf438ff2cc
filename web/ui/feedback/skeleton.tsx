interface SkeletonProps {
  /** Names what is loading, for screen readers. */
  readonly label: string
  /** Expected number of lines. */
  readonly lines?: number
}

/** Shows grey lines in place of content that is loading. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton-block" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
