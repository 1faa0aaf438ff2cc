import type { LanguageTag } from '../../contract/languages/languages.ts'
import { inLanguage } from '../../contract/languages/said.ts'
import { jobsInWords } from '../fit/jobs-in-words.ts'
import { standardsInWords } from '../fit/standards-in-words.ts'
import { perLanguage } from '../per-language.ts'
import { writtenPageTexts } from './written-page-texts.ts'

/** A page other than a product's that a search can find. */
export interface WrittenPage {
  readonly kind: 'job' | 'fit' | 'blog' | 'page'
  readonly title: string
  /** The language of the title if it is not that of the search. */
  readonly lang?: LanguageTag
  /** Path; with a query or fragment if the page has several subjects. */
  readonly address: string
  readonly text: string
  /** Further search words; not shown. */
  readonly body?: string
  /** Other names of the page's subject. */
  readonly said: readonly string[]
  /** Names of the standards, tools and parts on the page. */
  readonly about: readonly string[]
  /** Names of tools that few other jobs need. */
  readonly needs?: readonly string[]
  /** The job's number of steps and of tools. */
  readonly counts?: { readonly steps: number; readonly tools: number }
}

function jobsIn(tag: string | undefined): readonly WrittenPage[] {
  const { groups } = standardsInWords(tag)
  const namesOfStandards = new Map(
    groups.flatMap((group) =>
      group.standards.map(({ id, name, alsoCalled }) => [id, [group.name, name, ...alsoCalled]] as const),
    ),
  )
  return jobsInWords(tag).map(({ id, name, summary, said, standards, tools, parts, steps }) => ({
    kind: 'job',
    title: name,
    address: `/jobs/${id}`,
    text: summary,
    said,
    about: [
      ...new Set(standards.flatMap((standard) => namesOfStandards.get(standard) ?? [])),
      ...[...tools, ...parts].flatMap((need) => [need.name, ...need.called]),
    ],
    needs: tools.flatMap(({ called, general }) => (general ? [] : called.slice(0, 1))),
    counts: { steps: steps.length, tools: tools.length },
  }))
}

function fitsIn(tag: string | undefined): readonly WrittenPage[] {
  return standardsInWords(tag).groups.flatMap((group) =>
    group.standards.map(({ id, name, alsoCalled }) => ({
      kind: 'fit' as const,
      title: name,
      address: `/fit?${new URLSearchParams({ group: group.id, standard: id })}`,
      text: '',
      said: alsoCalled,
      about: [group.name],
    })),
  )
}

/** Returns the pages of jobs and standards, which are built in, in a language. */
export const builtInPagesIn = perLanguage((tag): readonly WrittenPage[] => [...jobsIn(tag), ...fitsIn(tag)])

/** Returns the text pages of the sample shop in a language. */
export const sampleTextPagesIn = perLanguage((tag): readonly WrittenPage[] => {
  const { pages, questions } = inLanguage(writtenPageTexts, tag)
  return [
    ...Object.entries(questions).map(([fragment, { title, said }]) => ({
      kind: 'blog' as const,
      title,
      address: `/blog#${fragment}`,
      text: '',
      said,
      about: [],
    })),
    ...Object.entries(pages).map(([address, words]) => ({
      kind: 'page' as const,
      address,
      ...words,
      about: [],
    })),
  ]
})

/** The text pages of the sample shop in English. */
export const sampleTextPages: readonly WrittenPage[] = sampleTextPagesIn('en')

/** All searchable pages other than products in English, while the texts are those of the sample shop. */
export const writtenPages: readonly WrittenPage[] = [...builtInPagesIn('en'), ...sampleTextPages]
