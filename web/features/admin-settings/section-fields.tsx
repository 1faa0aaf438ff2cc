import { isLanguageTag, languages } from '../../../contract/languages/languages.ts'
import { accountRoles } from '../../../contract/shop/accounting.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { SelectField, TextArea, TextField, useField } from '../../ui/fields/text-field.tsx'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { choicesOf } from './choices.ts'
import { fieldInWords } from './field-in-words.ts'
import { languageName, NoticePictures } from './notice-pictures.tsx'
import { OfferedLanguages } from './offered-languages.tsx'
import { type FormTexts, noticePictures } from './section-values.ts'
import { type FormSection, fieldTexts, settingsTexts as texts, weekdayNames } from './texts.ts'

const areas = new Set(['address', 'text', 'holidays', 'countries', 'opening', 'signature', 'place', 'note'])
const selects = new Set(['currency', 'locale', 'timeZone', 'standard', 'counted', 'chart', 'yearBegins'])
const wide = new Set(['weekdays', 'pictures', 'link', 'hours', 'offered'])
const numbers = new Set<string>([
  ...['leavesBefore', 'daysFrom', 'daysTo', 'daysFarthest', 'returnDays', 'refundDays'],
  ...['consultant', 'client', ...accountRoles, 'days'],
])

interface SectionFieldsProps {
  readonly section: FormSection
  readonly form: DraftedForm<FormTexts>
  /** The saved values. */
  readonly stored: FormTexts
  readonly busy: boolean
}

/** Renders the fields of a section, with the saved value below each changed one. */
export function SectionFields({ section, form, stored, busy }: SectionFieldsProps) {
  const fields = Object.keys(fieldTexts[section]).filter((field) => field !== 'img')
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-2 [&_legend]:font-semibold">
      {fields.map((field) => (
        <div key={field} className={areas.has(field) || wide.has(field) ? 'md:col-span-full' : undefined}>
          <OneField section={section} field={field} form={form} busy={busy} />
          {form.values[field] !== stored[field] && (
            <p className="soft flex flex-wrap gap-x-3 gap-y-1 items-center wrap-anywhere">
              <span>
                {labelTexts.before(texts.inForce)}
                <b>{shownText(field, stored[field])}</b>
              </span>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => form.change({ [field]: stored[field] ?? '' })}
              >
                {texts.takeTheirs}
                <span className="sr-only">{labelTexts.after(fieldInWords(section, field).label)}</span>
              </button>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

function shownText(field: string, text = ''): string {
  if (text === '') return texts.nothing
  if (field === 'pictures')
    return (
      noticePictures(text)
        .map(({ language }) => languageName(language))
        .join(', ') || texts.nothing
    )
  if (field === 'standard' || field === 'offered')
    return text
      .split(' ')
      .map((tag) => (isLanguageTag(tag) ? languages[tag].name : tag))
      .join(', ')
  if (selects.has(field)) return choicesOf(field, text).find(({ value }) => value === text)?.text ?? text
  if (field === 'weekdays') return [...text].map((day) => weekdayNames[Number(day)]).join(', ')
  return text.replaceAll('\n', ', ')
}

interface OneFieldProps extends Omit<SectionFieldsProps, 'stored'> {
  readonly field: string
}

function OneField({ section, field, form, busy }: OneFieldProps) {
  const { label, hint } = fieldInWords(section, field)
  const shared = { label, hint }
  const wiring = form.text(field)
  if (field === 'weekdays') return <Weekdays {...shared} form={form} />
  if (field === 'offered') return <OfferedLanguages {...shared} form={form} />
  if (field === 'pictures') return <NoticePictures {...shared} form={form} busy={busy} />
  if (selects.has(field))
    return <SelectField {...shared} {...wiring} choices={choicesOf(field, wiring.value)} disabled={busy} />
  const input = { ...shared, ...wiring, readOnly: busy, autoComplete: 'off' }
  if (areas.has(field)) return <TextArea {...input} rows={field === 'countries' ? 8 : 3} />
  if (field === 'taxRate' || field === 'limit') return <TextField {...input} inputMode="decimal" />
  return <TextField {...input} {...(numbers.has(field) && { inputMode: 'numeric' as const })} />
}

interface WeekdaysProps {
  readonly label: string
  readonly form: DraftedForm<FormTexts>
}

/** Chooses the working days; the form stores their numbers as one text. */
function Weekdays({ label, form }: WeekdaysProps) {
  const chosen = form.values.weekdays ?? ''
  const { texts: problem } = useField({ label, problem: form.problems.weekdays })
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-0">
        {weekdayNames.map((name, day) => (
          <label key={name} className="inline-flex gap-2 items-center min-h-(--target)">
            <input
              className="w-5 h-5 accent-ink"
              type="checkbox"
              name="weekdays"
              checked={chosen.includes(String(day))}
              onChange={() => form.change({ weekdays: toggled(chosen, String(day)) })}
            />
            {name}
          </label>
        ))}
      </div>
      {problem}
    </fieldset>
  )
}

function toggled(days: string, day: string): string {
  const now = days.includes(day) ? days.replace(day, '') : days + day
  return [...now].toSorted().join('')
}
