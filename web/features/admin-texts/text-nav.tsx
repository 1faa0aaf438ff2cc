import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '../../../contract/operation.ts'
import { listTexts, type TextPage, type TextSource, textPages } from '../../../contract/shop/texts.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { languageNames } from '../../texts/language-names.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { useTextLanguages } from './text-language.ts'
import { stateNames, textsTexts as texts } from './texts.ts'

type Row = AnswerOf<typeof listTexts>[number]

/**
 * Links each text to all others, and to itself in the other languages of the shop. Marks texts that the owner has not
 * written yet.
 */
export function TextNav({ current }: { readonly current: TextPage }) {
  const [loaded] = useAnswer(listTexts, {})
  const { offered, standard, translated } = useTextLanguages()
  const rows = loaded.status === 'ready' ? loaded.data : []
  const rowOf = (page: TextPage) => rows.find((row) => row.page === page)
  // A backend without languages of texts would store a translation as the text itself.
  const hasLanguages = offered.length > 0 && (loaded.status !== 'ready' || rowOf(current)?.languages)
  return (
    <>
      <Nav label={texts.heading}>
        {textPages.map((page) => (
          <NavLink
            key={page}
            to={dashboardLinks.texts(page, translated)}
            isCurrent={page === current}
            state={stateIn(rowOf(page), translated)}
            states={translated ? translatedStates : stateNames}
          >
            {writtenPages[page].title}
          </NavLink>
        ))}
      </Nav>
      {hasLanguages && (
        <Nav label={texts.language}>
          {offered.map((tag) => (
            <NavLink
              key={tag}
              to={dashboardLinks.texts(current, tag === standard ? undefined : tag)}
              isCurrent={tag === (translated ?? standard)}
              state={stateIn(rowOf(current), tag)}
              states={tag === standard ? stateNames : translatedStates}
            >
              {languageNames[tag]}
            </NavLink>
          ))}
        </Nav>
      )}
    </>
  )
}

const translatedStates: typeof stateNames = {
  sample: stateNames.sample,
  own: stateNames.own,
  unwritten: texts.untranslated,
}

/** Returns the state of a text in a language; undefined until it is loaded. */
function stateIn(row: Row | undefined, language: string | undefined): TextSource['state'] | undefined {
  const translated = row?.languages?.find((one) => one.language === language)
  return translated?.state ?? row?.state
}

function Nav({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className="flex flex-wrap justify-self-start bg-sheet border border-line" aria-label={label}>
      {children}
    </nav>
  )
}

interface NavLinkProps {
  readonly to: string
  readonly isCurrent: boolean
  readonly state: TextSource['state'] | undefined
  readonly states: typeof stateNames
  readonly children: string
}

function NavLink({ to, isCurrent, state, states, children }: NavLinkProps) {
  return (
    <Link
      className="grid content-center min-h-(--target) px-[0.9rem] py-[0.35rem] font-semibold no-underline border-b-3 border-b-transparent aria-[current=page]:border-b-ink"
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children} {/* The space is reserved while the states load. An owner's own text needs no mark. */}
      <span className="text-[0.8125rem] font-normal text-soft">
        {state === undefined || state === 'own' ? '\u00a0' : states[state]}
      </span>
    </Link>
  )
}
