import { Link } from 'react-router'
import { MarkedText } from './marked-text.tsx'
import type { FoundPage } from './search.ts'
import { findingTexts } from './texts.ts'

interface FoundPagesProps {
  readonly pages: readonly FoundPage[]
  /** Words to mark. */
  readonly words: string
}

/** Links to the written pages, jobs and standards that a search finds. */
export function FoundPages({ pages, words }: FoundPagesProps) {
  return (
    <section className="finding-parts">
      <h2 className="finding-title">{findingTexts.pages}</h2>
      <ul className="found-pages card">
        {pages.map(({ title, address, text }) => (
          <li key={address}>
            <Link to={address}>
              <span>
                <MarkedText text={title} words={words} />
              </span>
            </Link>
            {text && (
              <p className="soft">
                <MarkedText text={text} words={words} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
