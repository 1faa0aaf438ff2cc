import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRecord } from '../api/is-record.ts'
import { useSession } from '../session/session.ts'
import { readDraft, useDraft, writeDraft } from './drafts.ts'
import { type FieldProblems, type FieldRules, type FormValues, problemsOf } from './field-rules.ts'

/** What a control needs; spread it over a text field. */
export interface TextWiring {
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

export interface DraftedForm<Values extends FormValues<Values>> {
  /** What the fields show: what is stored, and over it what was typed. */
  readonly values: Values
  /** The chosen file, which no browser keeps over a reload. */
  readonly file: File | undefined
  /** What is wrong, by field, since the last attempt to submit. */
  readonly problems: FieldProblems
  /** Wires a text field to the form. */
  readonly text: (field: keyof Values & string) => TextWiring
  readonly change: (changed: Partial<Values>) => void
  readonly chooseFile: (file: File | undefined) => void
  /** Handles a submit event: reports what is wrong and focuses the first such field, or calls `send`. */
  readonly check: (event: SubmitEvent<HTMLFormElement>, send: (values: Values) => void) => void
  /** Shows what the shop found wrong, each until its field changes. */
  readonly refuse: (problems: FieldProblems) => void
  /**
   * Forgets the draft that was sent, also when the form was left meanwhile, unless something else was typed since.
   *
   * @param saved what the shop stored: an open form shows it until the record is loaded again.
   */
  readonly sent: (saved?: Partial<Values>) => void
}

/** What was typed, by field. `sent`: the shop has it, but the record was not loaded again yet. */
interface Draft {
  readonly typed: Readonly<Record<string, unknown>>
  readonly sent?: true
}

const noDraft: Draft = { typed: {} }

/**
 * Derives a form of the signed-in person from the stored record and a draft. The draft holds only what was typed; it
 * outlives errors, reloads and signing in again until it is sent. For forms that are rendered in the browser only.
 *
 * @param form names the form in the browser's storage.
 * @param stored the same object until the record is loaded again.
 */
export function useDraftedForm<Values extends FormValues<Values>>(
  form: string,
  stored: Values,
  rules: FieldRules<Values>,
): DraftedForm<Values> {
  const session = useSession()
  const key = `${form}-draft:${session.status === 'in' ? session.email : ''}`
  const draft = draftOf(useDraft(key))
  const typed = useCounting(draft, stored) ? draft.typed : noDraft.typed
  const values = { ...stored, ...usable(typed, stored) }
  const [file, setFile] = useState<File>()
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const problems = { ...(attempted && problemsOf(rules, values, file)), ...refused }
  // An answer may come after the form was left: it counts for the draft that this form has shown last.
  const shown = useRef(draft)
  useLayoutEffect(() => {
    shown.current = draft
  }, [draft])

  function change(changed: Partial<Values>): void {
    const before = draftOf(readDraft(key))
    const now = { ...(before.sent ? typed : before.typed), ...changed }
    const news = differenceOf(stored, now)
    shown.current = isEmpty(news) ? noDraft : { typed: news }
    writeDraft(key, isEmpty(news) ? undefined : shown.current)
    setRefused((problems) => without(problems, Object.keys(changed)))
  }
  return {
    values,
    file,
    problems,
    text: (field) => ({
      name: field,
      value: String(values[field]),
      problem: problems[field],
      // A text field holds text, which its values allow by their type.
      onChange: (event) => change({ [field]: event.target.value } as Partial<Values>),
    }),
    change,
    chooseFile(chosen) {
      setFile(chosen)
      setRefused((problems) => without(problems, ['image']))
    },
    check(event, send) {
      event.preventDefault()
      const element = event.currentTarget
      const wrong = problemsOf(rules, values, file)
      flushSync(() => {
        setRefused({})
        setAttempted(!isEmpty(wrong))
      })
      if (isEmpty(wrong)) send(values)
      else focusFirst(element, wrong)
    },
    refuse: setRefused,
    sent(saved) {
      const now = draftOf(readDraft(key))
      if (!isSame(now.typed, shown.current.typed)) return
      const kept =
        saved && Object.fromEntries(Object.keys(now.typed).map((field) => [field, fieldOf(saved, field)]))
      const next = kept && !isEmpty(kept) ? { typed: kept, sent: true as const } : undefined
      shown.current = next ?? noDraft
      writeDraft(key, next, { forPage: true })
      setFile(undefined)
      setAttempted(false)
      setRefused({})
    },
  }
}

/**
 * Tells whether a draft counts. One that was sent counts only in a form that was open then, and only until its record
 * is loaded again.
 */
function useCounting(draft: Draft, stored: object): boolean {
  const [seen, setSeen] = useState<{ readonly draft: Draft; readonly over?: object }>({ draft })
  const isNew = draft !== seen.draft
  if (isNew) setSeen({ draft, ...(draft.sent && { over: stored }) })
  return !draft.sent || isNew || seen.over === stored
}

function draftOf(value: unknown): Draft {
  // Only this file writes drafts, and what else stands there fails the check.
  return isRecord(value) && isRecord(value.typed) ? (value as unknown as Draft) : noDraft
}

/** The fields of a draft that the form still has. */
function usable<Values extends object>(typed: Draft['typed'], stored: Values): Partial<Values> {
  const fields = Object.entries(stored).filter(([field, value]) => typeof typed[field] === typeof value)
  return Object.fromEntries(fields.map(([field]) => [field, typed[field]])) as Partial<Values>
}

/** The fields of `now` that differ from the record. */
function differenceOf(stored: object, now: object): Draft['typed'] {
  return Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== fieldOf(stored, field)))
}

function fieldOf(values: object, field: string): unknown {
  return new Map(Object.entries(values)).get(field)
}

function without(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}

function isEmpty(values: object): boolean {
  return Object.keys(values).length === 0
}

function isSame(one: Draft['typed'], other: Draft['typed']): boolean {
  return isEmpty(differenceOf(one, other)) && isEmpty(differenceOf(other, one))
}

function focusFirst({ elements }: HTMLFormElement, problems: FieldProblems): void {
  const wrong = [...elements].find((control) => problems[control.getAttribute('name') ?? ''])
  if (wrong instanceof HTMLElement) wrong.focus()
}
