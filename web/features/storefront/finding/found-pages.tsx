import { Link } from 'react-router'
import { languageMarks } from '../../../../contract/languages/language-marks.ts'
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
      <ul className="card">
        {pages.map(({ title, lang, address, text }) => (
          <li className="px-[1.1rem] py-[0.6rem] border-b border-b-line" key={address}>
            <Link className="inline-flex items-center min-h-(--target-link) font-semibold" to={address}>
              <span {...languageMarks(lang)}>
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
