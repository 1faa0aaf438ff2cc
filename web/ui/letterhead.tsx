interface LetterheadProps {
  readonly name: string
  /** Line by line, as on an envelope. */
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
}

/** Whose paper this is: stands on a sheet that is printed, and on no screen (styles/print.css). */
export function Letterhead({ name, address, email, phone }: LetterheadProps) {
  return (
    <address className="letterhead">
      <strong>{name}</strong>
      {[...address, email, phone].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
