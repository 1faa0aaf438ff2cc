import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { languageNames } from '../../texts/language-names.ts'
import { textsTexts as texts } from './texts.ts'

interface StandardTextProps {
  readonly markdown: string
  readonly language: LanguageTag
}

/** Shows the text in the standard language as it is written, for comparison with its translation. */
export function StandardText({ markdown, language }: StandardTextProps) {
  const name = texts.standardText(languageNames[language])
  return (
    <section className="card card-padded texts-standard grid gap-2 content-start min-w-0" aria-label={name}>
      <h2 className="text-base">{name}</h2>
      <pre
        className="font-figure text-[0.8125rem] leading-normal whitespace-pre-wrap wrap-anywhere lg:max-h-[40vh] lg:overflow-y-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long text
        tabIndex={0}
        {...languageMarks(language === buildLanguage ? undefined : language)}
      >
        {markdown}
      </pre>
    </section>
  )
}
