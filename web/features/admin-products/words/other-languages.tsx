import { type LanguageTag, onlyEnglish } from '../../../../contract/languages/languages.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { useOtherLanguages } from '../../../api/use-other-languages.ts'
import type { DraftedForm } from '../../../forms/use-drafted-form.ts'
import { languageNames } from '../../../texts/language-names.ts'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { ProductSection } from '../product-section.tsx'
import type { ProductValues } from '../product-values.ts'
import { countMissing, type WordRow, wordRowsOf } from './word-rows.ts'
import { wordTexts as texts } from './word-texts.ts'

interface OtherLanguagesProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders a product's words in the shop's other languages; nothing in a shop of one language (extension). */
export function OtherLanguages({ form, busy }: OtherLanguagesProps) {
  const formats = useFormats()
  const { standard } = useShopSettings().languages ?? onlyEnglish
  const others = useOtherLanguages()
  if (others.length === 0) return null
  const panels = others.map(({ tag }) => {
    const rows = wordRowsOf(form.values, tag)
    const { missing, all } = countMissing(rows)
    return { tag, rows, state: texts.missing(formats, languageNames[tag], missing, all) }
  })
  return (
    <ProductSection
      title={<Title states={panels.map(({ state }) => state)} />}
      problems={form.problems}
      fields={['translations']}
      onDemand
    >
      <p className="soft">{texts.hint(languageNames[standard])}</p>
      {panels.map(({ tag, rows, state }) => (
        <ProductSection
          key={tag}
          title={state}
          problems={form.problems}
          fields={[`translations.${tag}`]}
          beginsOpen={panels.length === 1}
        >
          {rows.map((row) => (
            <Words key={row.field} row={row} tag={tag} standard={standard} form={form} busy={busy} />
          ))}
        </ProductSection>
      ))}
    </ProductSection>
  )
}

/** Shows what is missing in each language, so that a folded section says whether it needs work. */
function Title({ states }: { readonly states: readonly string[] }) {
  return (
    <>
      {texts.title}{' '}
      {states.map((state) => (
        <span key={state} className="soft ms-2 inline-block font-normal">
          {state}
        </span>
      ))}
    </>
  )
}

interface WordsProps extends OtherLanguagesProps {
  readonly row: WordRow
  readonly tag: LanguageTag
  readonly standard: LanguageTag
}

/** Renders the field of a text, with its standard words above the box. */
function Words({ row, tag, standard, form, busy }: WordsProps) {
  const field = {
    label: texts.inLanguage(row.label, languageNames[tag]),
    hint: row.standard && (
      <>
        {texts.original(languageNames[standard])} <span lang={standard}>{row.standard}</span>
      </>
    ),
    name: row.field,
    value: row.text,
    problem: form.problems[row.field],
    lang: tag,
    autoComplete: 'off',
    readOnly: busy,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.change(row.typed(target.value)),
  }
  return (
    <div className="wrap-anywhere [&_.field-box]:order-1 [&_.field-error]:order-2">
      {row.isLong ? <TextArea {...field} rows={3} /> : <TextField {...field} />}
    </div>
  )
}
