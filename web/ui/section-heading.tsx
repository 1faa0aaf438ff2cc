interface SectionHeadingProps {
  readonly level: 1 | 2
  readonly text: string
}

/** Renders a heading on a card, with a ruler beside it. */
export function SectionHeading({ level, text }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="section-heading">
      <Heading>{text}</Heading>
      <span className="ruler" aria-hidden="true" />
    </div>
  )
}
