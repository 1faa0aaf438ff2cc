interface SectionHeadingProps {
  readonly level: 1 | 2
  readonly text: string
  /** The attributes of a text in another language than the page's. */
  readonly marks?: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' }
}

/** Renders a heading on a card, with a ruler beside it. */
export function SectionHeading({ level, text, marks }: SectionHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="section-heading">
      <Heading {...marks}>{text}</Heading>
      <span className="ruler" aria-hidden="true" />
    </div>
  )
}
