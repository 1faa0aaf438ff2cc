import type { ReactNode } from 'react'
import { TextLine, type TextPart } from './text-line.tsx'

interface TextSectionProps {
  readonly id: string
  readonly heading: readonly TextPart[]
  readonly children: ReactNode
}

/** Renders a section of a text with its heading beside it. */
export function TextSection({ id, heading, children }: TextSectionProps) {
  return (
    <section
      id={id}
      className="mt-8 grid scroll-mt-8 gap-3 border-t border-line pt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] md:gap-10"
    >
      <h2 className="text-2xl tracking-tight [overflow-wrap:anywhere]">
        <TextLine line={heading} />
      </h2>
      {children}
    </section>
  )
}
