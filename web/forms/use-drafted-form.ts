import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRecord } from '../api/is-record.ts'
import { useSession } from '../session/session.ts'
import { useFormats } from '../ui/values/formats.ts'
import { claimDrafts, draftKeyOf, readDraft, useDraft, writeDraft } from './drafts.ts'
import { type FieldProblems, type FieldRules, type FormValues, problemsOf } from './field-rules.ts'

/** Props of a controlled text field; spread them. */
export interface TextWiring {
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

export interface DraftedForm<Values extends FormValues<Values>> {
  /** The displayed values: the stored record, overridden by typed values. */
  readonly values: Values
  /** The chosen file; browsers lose it on a reload. */
  readonly file: File | undefined
  /** Errors by field since the last attempt to submit. */
  readonly problems: FieldProblems
  /** Returns the props of a text field. */
  readonly text: (field: keyof Values & string) => TextWiring
  readonly change: (changed: Partial<Values>) => void
  readonly chooseFile: (file: File | undefined) => void
  /** Handles a submit event: shows errors and focuses the first invalid field, or calls `send`. */
  readonly check: (event: SubmitEvent<HTMLFormElement>, send: (values: Values) => void) => void
  /** Shows the server's errors, each until its field changes. */
  readonly refuse: (problems: FieldProblems) => void
  /**
   * Drops the sent draft, even after the form was left, unless something else was typed since.
   * @param saved the stored values; an open form shows them until the record reloads.
   */
  readonly sent: (saved?: Partial<Values>) => void
  /** The record on which the typing was based, even before a reload; the stored record while nothing is typed. */
  readonly begun: Begun<Values>
  /** The version of `begun` where versions are numbers: a save names it, so that it overwrites nothing newer. */
  readonly version: number
  /** True if the record has changed since the typing began. */
  readonly isOutdated: boolean
  /** True while the form contains typed values from before it was opened. */
  readonly fromEarlier: boolean
  /** Drops the draft and the chosen file; the form then shows the stored values. */
  readonly discard: () => void
  /** Continues on the basis of the stored record, because the person has seen its changes. */
  readonly goOn: () => void
}

/** A version of a record, with its values. */
interface Begun<Values> {
  readonly version: Version
  readonly values: Values
}

type Version = string | number | null | undefined

/**
 * Typed values by field, with the record's version on which they are based, if it has versions. `sent`: the server has
 * the values, but the record has not reloaded yet.
 */
interface Draft {
  readonly typed: Readonly<Record<string, unknown>>
  readonly sent?: true
  readonly begun?: Begun<Readonly<Record<string, unknown>>>
}

const noDraft: Draft = { typed: {} }

/**
 * Makes a form from the stored record and a draft. The draft belongs to the signed-in person, or to a visitor who keeps
 * it when signing in. It contains only typed values, and survives errors, reloads and a new sign-in until it is sent. A
 * form that the server renders also needs `useTypedEarly`.
 * @param form the form's name in the browser's storage.
 * @param stored the same object until the record reloads.
 * @param version of the stored record; with it the draft records the version on which it is based.
 */
export function useDraftedForm<Values extends FormValues<Values>>(
  form: string,
  stored: Values,
  rules: FieldRules<Values>,
  version?: Version,
): DraftedForm<Values> {
  const formats = useFormats()
  const session = useSession()
  const key = draftKeyOf(form, session)
  const email = session.status === 'in' ? session.email : undefined
  useLayoutEffect(() => {
    if (email !== undefined) claimDrafts(email)
  }, [email])
  const draft = draftOf(useDraft(key))
  const typed = useCounting(draft, stored) ? draft.typed : noDraft.typed
  const values = { ...stored, ...usable(typed, stored) }
  const begun = begunOf(draft, stored) ?? { version, values: stored }
  const [file, setFile] = useState<File>()
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const problems = { ...(attempted && problemsOf(formats, rules, values, file)), ...refused }
  // A response may arrive after the form was left. It applies to the draft that this form last showed.
  const shown = useRef(draft)
  useLayoutEffect(() => {
    shown.current = draft
  }, [draft])

  const unsaved = draft.sent ? noDraft.typed : differenceOf(stored, usable(draft.typed, stored))
  const [fromEarlier, setFromEarlier] = useState(!isEmpty(unsaved))
  if (fromEarlier && isEmpty(unsaved)) setFromEarlier(false)

  // Between a save and the reload, the record's version is older than the edited version.
  const savedOver = useRef<object>(null)

  function write(typed: Draft['typed'], over: Draft['begun']): void {
    const news = differenceOf(stored, typed)
    const draft = { typed: news, ...(over && version !== undefined && { begun: over }) }
    shown.current = isEmpty(news) ? noDraft : draft
    writeDraft(key, isEmpty(news) ? undefined : draft)
  }

  function change(changed: Partial<Values>): void {
    const before = draftOf(readDraft(key))
    const isNew = before.sent || isEmpty(before.typed)
    const current = savedOver.current === stored ? undefined : { version, values: { ...stored } }
    const over = (isNew ? undefined : before.begun) ?? current
    write({ ...(before.sent ? typed : before.typed), ...changed }, over)
    setRefused((problems) => without(problems, Object.keys(changed)))
  }
  /** Clears file and errors. */
  function forgetAttempt(): void {
    setFile(undefined)
    setAttempted(false)
    setRefused({})
  }
  return {
    values,
    file,
    problems,
    text: (field) => ({
      name: field,
      value: String(values[field]),
      problem: problems[field],
      // The form's type allows text in a text field.
      onChange: (event) => change({ [field]: event.target.value } as Partial<Values>),
    }),
    change,
    begun,
    version: Number(begun.version ?? version),
    isOutdated: begun.version !== version,
    fromEarlier,
    discard() {
      shown.current = noDraft
      writeDraft(key, undefined)
      forgetAttempt()
    },
    goOn: () => write(typed, { version, values: { ...stored } }),
    chooseFile(chosen) {
      setFile(chosen)
      setRefused((problems) => without(problems, ['image']))
    },
    check(event, send) {
      event.preventDefault()
      const element = event.currentTarget
      const wrong = problemsOf(formats, rules, values, file)
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
      const savedValues =
        saved && Object.fromEntries(Object.keys(now.typed).map((field) => [field, fieldOf(saved, field)]))
      const next =
        savedValues && !isEmpty(savedValues) ? { typed: savedValues, sent: true as const } : undefined
      shown.current = next ?? noDraft
      savedOver.current = stored
      writeDraft(key, next, { forPage: true })
      forgetAttempt()
    },
  }
}

/**
 * Returns whether a draft applies. A sent draft applies only to a form that was open at that time, and only until its
 * record reloads.
 */
function useCounting(draft: Draft, stored: object): boolean {
  const [seen, setSeen] = useState<{ readonly draft: Draft; readonly over?: object }>({ draft })
  const isNew = draft !== seen.draft
  if (isNew) setSeen({ draft, ...(draft.sent && { over: stored }) })
  return !draft.sent || isNew || seen.over === stored
}

function draftOf(value: unknown): Draft {
  // Only this file writes drafts; data in another shape is rejected.
  return isRecord(value) && isRecord(value.typed) ? (value as unknown as Draft) : noDraft
}

/** Returns the record on which a draft is based; undefined for a sent draft, or one from before versions existed. */
function begunOf<Values extends FormValues<Values>>(
  { begun, sent }: Draft,
  stored: Values,
): Begun<Values> | undefined {
  if (sent || !begun || !isRecord(begun.values)) return undefined
  return { version: begun.version, values: { ...stored, ...usable(begun.values, stored) } }
}

/** Returns the draft's fields that still exist in the form. */
function usable<Values extends object>(typed: Draft['typed'], stored: Values): Partial<Values> {
  const fields = Object.entries(stored).filter(([field, value]) => typeof typed[field] === typeof value)
  return Object.fromEntries(fields.map(([field]) => [field, typed[field]])) as Partial<Values>
}

/** Returns the fields of `now` that differ from the record. */
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
