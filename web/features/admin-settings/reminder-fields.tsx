import { type LanguageTag, languages } from '../../../contract/languages/languages.ts'
import { mostReminders, reminderPlaceholders } from '../../../contract/shop/reminders.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { reminderFormTexts as texts } from './reminder-form-texts.ts'
import { newStep, type StepTexts, stepsIn, stepsText, type WordsTexts } from './reminder-rows.ts'
import { type FormTexts, problemsIn } from './section-values.ts'
import { settingsTexts } from './texts.ts'

interface ReminderFieldsProps {
  readonly form: DraftedForm<FormTexts>
  /** The values in force. */
  readonly stored: FormTexts
  readonly busy: boolean
}

/** Renders the steps of reminders with their words in each language of the shop. */
export function ReminderFields({ form, stored, busy }: ReminderFieldsProps) {
  const formats = useFormats()
  const steps = stepsIn(form.values.steps)
  const problems = form.problems.steps === undefined ? {} : problemsIn(formats, 'reminders', form.values)
  const change = (next: readonly StepTexts[]) => form.change({ steps: stepsText(next) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {steps.length === 0 && <p>{texts.none}</p>}
      {steps.map((step, index) => (
        <Step
          key={step.key}
          step={step}
          index={index}
          problems={problems}
          busy={busy}
          change={(changed) => change(steps.with(index, { ...step, ...changed }))}
          remove={() => change(steps.toSpliced(index, 1))}
        />
      ))}
      {problems.steps && <FieldError id="steps-problem" text={problems.steps} />}
      {steps.length < mostReminders && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() => change([...steps, newStep(steps)])}
        >
          {texts.add}
        </Button>
      )}
      {steps.length > 0 && <Placeholders />}
      {form.isOutdated && (
        <Button kind="quiet" className="justify-self-start" onClick={() => form.change(stored)}>
          {settingsTexts.takeTheirs}
        </Button>
      )}
    </div>
  )
}

/** Returns the languages of the shop's emails. */
export function useMailLanguages(): readonly LanguageTag[] {
  return useShopSettings().languages?.offered.map(({ tag }) => tag) ?? ['en']
}

interface StepProps {
  readonly step: StepTexts
  readonly index: number
  /** By fields such as `steps.1.days`. */
  readonly problems: FieldProblems
  readonly busy: boolean
  readonly change: (changed: Partial<StepTexts>) => void
  readonly remove: () => void
}

function Step({ step, index, problems, busy, change, remove }: StepProps) {
  const shown = useMailLanguages()
  const problemAt = (field: string) => {
    const problem = problems[`steps.${index}.${field}`]
    // A control with a problem has the form's name of all reminders, so that the form moves the focus to it.
    return problem === undefined ? {} : { name: 'steps', problem }
  }
  const write = (tag: LanguageTag, changed: Partial<WordsTexts>) => {
    const written = step.words[tag] ?? { subject: '', text: '' }
    change({ words: { ...step.words, [tag]: { ...written, ...changed } } })
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 min-w-0 pb-5 border-b border-line">
      <legend className="font-semibold mb-2">{texts.step(index + 1)}</legend>
      <div className="flex flex-wrap gap-3 items-end justify-between">
        <TextField
          label={texts.days}
          inputMode="numeric"
          autoComplete="off"
          readOnly={busy}
          value={step.days}
          onChange={({ target }) => change({ days: target.value })}
          {...problemAt('days')}
        />
        <Button kind="quiet" disabled={busy} onClick={remove}>
          {texts.remove(index + 1)}
        </Button>
      </div>
      {shown.map((tag) => (
        <div key={tag} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <TextField
            label={texts.subject(languages[tag].name)}
            lang={tag}
            hint={texts.empty}
            autoComplete="off"
            readOnly={busy}
            value={step.words[tag]?.subject ?? ''}
            onChange={({ target }) => write(tag, { subject: target.value })}
            {...problemAt(`${tag}.subject`)}
          />
          <TextArea
            label={texts.text(languages[tag].name)}
            lang={tag}
            rows={5}
            readOnly={busy}
            value={step.words[tag]?.text ?? ''}
            onChange={({ target }) => write(tag, { text: target.value })}
            {...problemAt(`${tag}.text`)}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Placeholders() {
  return (
    <div className="grid gap-2">
      <p>{texts.names}</p>
      <dl className="facts">
        {reminderPlaceholders.map((name) => (
          <div key={name}>
            <dt className="figure">{`{${name}}`}</dt>
            <dd>{texts.placeholders[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
