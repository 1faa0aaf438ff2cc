import { chapters } from './chapters.ts'
import { Lights } from './lights.tsx'
import type { Chapter, Specimen } from './specimen.ts'
import { TokenSheet } from './token-sheet.tsx'
import type { Token } from './tokens-of.ts'

/** Renders every token, and every component in each state and both themes. */
export function LanguagePage({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <main className="wrap language">
      <h1>The shop’s language</h1>
      <TokenSheet tokens={tokens} />
      {chapters.map((chapter) => (
        <ChapterSheet key={chapter.title} chapter={chapter} />
      ))}
    </main>
  )
}

function ChapterSheet({ chapter }: { readonly chapter: Chapter }) {
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>{chapter.title}</h2>
      <Lights>
        <div className="grid grid-cols-1 gap-6">
          {chapter.specimens.map((specimen) => (
            <SpecimenSheet key={namesOf(specimen)} specimen={specimen} />
          ))}
        </div>
      </Lights>
    </section>
  )
}

function SpecimenSheet({ specimen }: { readonly specimen: Specimen }) {
  return (
    <div>
      <h3>{namesOf(specimen)}</h3>
      <div className="flex flex-wrap gap-6 items-start">
        {Object.entries(specimen.states).map(([state, shown]) => (
          <figure
            key={state}
            className={`grid gap-2 justify-items-start min-w-36 max-w-full p-4 bg-paper ${specimen.wide ? 'w-full' : 'has-[.shadow-picture]:w-60'}`}
          >
            <figcaption>{state}</figcaption>
            <div className="w-full min-w-0">{shown}</div>
          </figure>
        ))}
      </div>
    </div>
  )
}

function namesOf({ of }: Specimen): string {
  return of.map(({ name }) => name).join(', ')
}
