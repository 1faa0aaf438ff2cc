import { use, useState } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { languages } from '../../../contract/languages/languages.ts'
import { fillReminder } from '../../../domain/receivables/fill-reminder.ts'
import { reminderTexts } from '../../../domain/receivables/reminder-texts.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { useMailLanguages } from './reminder-fields.tsx'
import { reminderFormTexts as texts } from './reminder-form-texts.ts'
import { type StepTexts, stepsIn } from './reminder-rows.ts'

/** Shows each reminder as an email, with the values of an invented invoice. */
export function ReminderPreview({ steps: written }: Readonly<Record<string, string>>) {
  const tags = useMailLanguages()
  const [chosen, setChosen] = useState<string>(buildLanguage)
  const tag = tags.find((one) => one === chosen) ?? tags[0] ?? 'en'
  const steps = stepsIn(written)
  if (steps.length === 0) return <p>{texts.none}</p>
  return (
    <>
      {tags.length > 1 && (
        <SelectField
          label={texts.preview.language}
          choices={tags.map((value) => ({ value, text: languages[value].name }))}
          value={tag}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {steps.map((step, index) => (
        <OneReminder key={step.key} step={step} index={index} tag={tag} />
      ))}
      <p className="soft">{texts.preview.figures}</p>
    </>
  )
}

interface OneReminderProps {
  readonly step: StepTexts
  readonly index: number
  readonly tag: keyof typeof languages
}

function OneReminder({ step: { days, words }, index, tag }: OneReminderProps) {
  const values = useSampleValues(days)
  // The page has the shop's words in its own language only.
  const usual = tag === buildLanguage ? reminderTexts.steps[index] : undefined
  const own = words[tag]
  const subject = own?.subject || usual?.subject
  const text = own?.text || usual?.text
  const shown = text?.split(/\n{2,}/).filter((part) => part.trim() !== '') ?? []
  return (
    <article lang={tag} className="grid gap-2">
      <p className="soft">{texts.preview.sent(days)}</p>
      {subject && <p className="font-semibold">{fillReminder(subject, values)}</p>}
      {shown.map((part) => (
        <p key={part} className="whitespace-pre-line">
          {fillReminder(part, values)}
        </p>
      ))}
      {!(subject && text) && <p className="soft">{texts.preview.otherLanguage}</p>}
    </article>
  )
}

function useSampleValues(days: string) {
  const formats = useFormats()
  const today = dateIn(use(TimeZoneContext) ?? 'UTC', Date.now())
  const overdue = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
  return {
    invoice: 'INV-00042',
    order: 'TW-1042-9',
    company: texts.preview.company,
    open: moneyFigure(formats, 240),
    due: calendarDay(formats, addDays(today, -overdue)),
    days: days.trim(),
  }
}
