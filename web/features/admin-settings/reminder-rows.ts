import { type LanguageTag, languageTags } from '../../../contract/languages/languages.ts'
import type { Reminders } from '../../../contract/shop/reminders.ts'
import { isRecord } from '../../api/is-record.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { reminderFormTexts as texts } from './reminder-form-texts.ts'

type FormTexts = Readonly<Record<string, string>>

/** The words of a reminder in one language. */
export interface WordsTexts {
  readonly subject: string
  readonly text: string
}

/** A reminder as the form holds it. */
export interface StepTexts {
  /** Tells reminders apart. */
  readonly key: number
  readonly days: string
  readonly words: Readonly<Partial<Record<LanguageTag, WordsTexts>>>
}

/** Days between the proposed steps of a new reminder. */
const proposedDays = ['3', '10', '20', '30']

/** Returns the reminders of the form's field `steps`, which holds them as one text. */
export function stepsIn(text: string | undefined): readonly StepTexts[] {
  const steps: unknown = JSON.parse(text || '[]')
  // Only `stepsText` writes this text; a draft of another version may differ.
  return Array.isArray(steps) && steps.every((step) => isRecord(step) && isRecord(step.words))
    ? (steps as readonly StepTexts[])
    : []
}

export function stepsText(steps: readonly StepTexts[]): string {
  return JSON.stringify(steps)
}

/** Writes the reminders for people, such as "day 3: Please pay". */
export function stepsInWords(text: string): string {
  return punctuationTexts.several(
    stepsIn(text).map(({ days, words }) =>
      texts.inWords(days, Object.values(words).find(({ subject }) => subject !== '')?.subject ?? ''),
    ),
  )
}

/** Returns a reminder to fill in. */
export function newStep(steps: readonly StepTexts[]): StepTexts {
  const key = Math.max(0, ...steps.map((step) => step.key)) + 1
  return { key, days: proposedDays[steps.length] ?? '', words: {} }
}

/** Returns the texts of the form for the reminders. */
export function textsOfReminders(formats: Formats, value: Readonly<Record<string, unknown>>): FormTexts {
  // The server answers with the section as the contract describes it.
  const { steps } = value as Reminders
  return {
    steps: stepsText(
      steps.map(({ days, words }, key) => ({
        key,
        days: fieldNumber(formats, days),
        words: Object.fromEntries(words.map(({ language, ...written }) => [language, written])),
      })),
    ),
  }
}

/** Returns the section for the API. A text that is not a number stays, so that its field is refused. */
export function remindersOf(formats: Formats, form: FormTexts): Record<string, unknown> {
  return {
    steps: stepsIn(form.steps).map(({ days, words }) => ({
      days: plainNumber(formats, days, 'pieces'),
      words: writtenIn(words).map((language) => ({ language, ...words[language] })),
    })),
  }
}

/** Returns the field of a problem: `steps.1.days`, or `steps.1.de.subject`. */
export function fieldOfReminders(path: readonly PropertyKey[], form: FormTexts): string {
  const [list, step, part, index, field] = path
  if (part !== 'words') return path.join('.')
  const words = stepsIn(form.steps)[Number(step)]?.words ?? {}
  return [list, step, writtenIn(words)[Number(index)], field ?? 'text'].join('.')
}

/** Returns the problems of ambiguous numbers. */
export function unclearReminders(formats: Formats, form: FormTexts): FieldProblems {
  return Object.fromEntries(
    stepsIn(form.steps).flatMap(({ days }, step) => {
      const problem = unclearProblem(formats, days, 'pieces')
      return problem === undefined ? [] : [[`steps.${step}.days`, problem]]
    }),
  )
}

/** Returns the languages in which a reminder has own words. */
function writtenIn(words: StepTexts['words']): readonly LanguageTag[] {
  return languageTags.filter((tag) => (words[tag]?.subject || words[tag]?.text || '').trim() !== '')
}
