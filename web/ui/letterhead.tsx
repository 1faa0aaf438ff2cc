interface LetterheadProps {
  readonly name: string
  /** One entry per line, as on an envelope. */
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
}

/** Shows the shop's name and address on printed sheets only (styles/print.css). */
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
