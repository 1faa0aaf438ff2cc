import { languages, languageTags } from '../../../contract/languages/languages.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useField } from '../../ui/fields/text-field.tsx'
import type { FormTexts } from './section-values.ts'

interface OfferedLanguagesProps {
  readonly label: string
  readonly hint: string | undefined
  readonly form: DraftedForm<FormTexts>
}

/** Chooses the languages of the shop; the form stores their tags as one text. */
export function OfferedLanguages({ label, hint, form }: OfferedLanguagesProps) {
  const offered = (form.values.offered ?? '').split(' ')
  const { texts, wiring } = useField({ label, hint, problem: form.problems.offered })
  const toggled = (tag: string) =>
    languageTags.filter((one) => (one === tag ? !offered.includes(one) : offered.includes(one))).join(' ')
  return (
    <fieldset className="field" {...wiring}>
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-0">
        {languageTags.map((tag) => (
          <label key={tag} className="inline-flex gap-2 items-center min-h-(--target)">
            <input
              className="w-5 h-5 accent-ink"
              type="checkbox"
              name="offered"
              checked={offered.includes(tag)}
              onChange={() => form.change({ offered: toggled(tag) })}
            />
            <span lang={tag}>{languages[tag].name}</span>
          </label>
        ))}
      </div>
      {texts}
    </fieldset>
  )
}
