import { Link } from 'react-router'
import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { listTexts } from '../../../contract/shop/texts.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { languageNames } from '../../texts/language-names.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { useTextLanguages } from './text-language.ts'
import { stateNames, textsTexts as texts } from './texts.ts'

type Row = AnswerOf<typeof listTexts>[number]

/** The classes of a link of this page, as large as a finger. */
export const textLink = 'inline-flex items-center min-h-(--target) font-semibold underline'

/** Lists the pages with the state of their texts. */
export function TextList() {
  const [loaded, reload] = useAnswer(listTexts, {})
  const { offered, standard } = useTextLanguages()
  if (loaded.status !== 'ready')
    return <NotReady loaded={loaded} texts={texts} lines={7} bare reload={reload} />
  return (
    <>
      <p className="board-note soft">{texts.about}</p>
      <RecordTable
        caption={texts.heading}
        rows={loaded.data}
        keyOf={({ page }) => page}
        columns={[
          {
            header: texts.page,
            cell: ({ page }) => (
              <Link className={textLink} to={dashboardLinks.texts(page)}>
                {writtenPages[page].title}
              </Link>
            ),
          },
          { header: texts.state, cell: ({ state }) => stateNames[state] },
          ...(offered.length > 0
            ? [
                {
                  header: texts.languages,
                  cell: (row: Row) => <Translations row={row} standard={standard} />,
                },
              ]
            : []),
          {
            header: texts.changed,
            cell: ({ changedAt, changedBy }) =>
              changedAt === null ? (
                texts.never
              ) : (
                <>
                  <LocalTime at={changedAt} /> {texts.by(changedBy ?? texts.former)}
                </>
              ),
          },
        ]}
      />
    </>
  )
}

interface TranslationsProps {
  readonly row: Row
  readonly standard: LanguageTag
}

/** Links to the languages in which a page still shows the standard text. */
function Translations({ row: { page, state, languages = [] }, standard }: TranslationsProps) {
  const missing = languages.flatMap(({ language, state: inIt }) =>
    isLanguageTag(language) && language !== standard && inIt === 'unwritten' ? [language] : [],
  )
  if (state === 'unwritten') return '–'
  if (missing.length === 0) return texts.inAll
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-0">
      {missing.map((tag) => (
        <Link key={tag} className={textLink} to={dashboardLinks.texts(page, tag)}>
          {texts.missingIn(languageNames[tag])}
        </Link>
      ))}
    </span>
  )
}
