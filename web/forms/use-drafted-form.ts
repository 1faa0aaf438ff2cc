import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { useSession } from '../session/session.ts'
import { dropFormDraft, isRecord, keepFormDraft, readFormDraft } from './form-draft.ts'

export interface DraftedForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /**
   * What stood in it was sent: its draft is forgotten, wherever the person is by then, and it says these values, or
   * without them what is stored by then. A chosen file goes either way.
   */
  readonly sent: (values?: Values) => void
}

/**
 * A form of whoever is signed in; what is typed outlives errors, reloads and signing in again until it is sent.
 * Where nobody has typed it follows what is stored. For forms that only a browser renders.
 *
 * @param form what the form is called in the browser's storage.
 * @param stored what the fields say before anybody types; the same object until that is something else.
 */
export function useDraftedForm<Values extends FieldValues>(
  form: string,
  stored: DefaultValues<Values>,
): DraftedForm<Values> {
  const session = useSession()
  // What was sent counts as stored until something else is.
  const [said, setSaid] = useState<{ readonly values: Values; readonly over: object }>()
  const base = said?.over === stored ? (said.values as DefaultValues<Values>) : stored
  const draft = { form, email: session.status === 'in' ? session.email : '', stored: base }
  const name = nameOf(draft)
  const start = useDraftStart(draft)
  const fields = useForm<Values>({ defaultValues: start })
  useKeptDraft(draft, useWatch({ control: fields.control }))
  useFollowing(fields, base)
  // What is stored may be something else by the time that an answer comes.
  const latest = useLatest(stored)
  function say(values?: Values): void {
    dropFormDraft(name)
    // Only without values does react-hook-form reset a file input too.
    fields.reset()
    fields.reset(values ?? latest.current)
    setSaid(values && { values, over: latest.current })
  }
  const openAgain = useOpenAgain<Values>(name, (values) => {
    // Whoever has typed into it since it was opened has begun another one.
    const since = differenceOf(start, fields.getValues())
    const stands: Readonly<Record<string, unknown>> = { ...latest.current }
    if (since.some(([field, now]) => now !== stands[field])) return
    // Only of what it still says: the rest may have been loaded after that was sent.
    const wished = differenceOf(stands, fields.getValues()).map(([field]) => [field, values?.[field]])
    say(values && { ...values, ...stands, ...Object.fromEntries(wished) })
  })
  const sent = (values?: Values) => {
    const forget = openAgain() ?? say
    forget(values)
  }
  return { ...fields, sent }
}

interface Drafted<Values extends object> {
  readonly form: string
  /** Whose form it is. */
  readonly email: string
  /** Texts, and ticks as booleans. */
  readonly stored: Values
}

/** A draft of each person in the same tab. */
const nameOf = ({ form, email }: Drafted<object>) => `${form}-draft:${email}`

/** What is stored, and over it what the same person has typed in this tab and not sent. */
function useDraftStart<Values extends object>(draft: Drafted<Values>): Values {
  const [start] = useState(() => {
    const { email, stored } = draft
    const kept = readFormDraft(nameOf(draft), email)?.typed
    const typed = isRecord(kept) ? kept : {}
    const usable = Object.entries(stored).flatMap(([field, value]) =>
      typeof typed[field] === typeof value ? [[field, typed[field]]] : [],
    )
    return { ...stored, ...Object.fromEntries(usable) }
  })
  return start
}

/** Keeps what is typed for as long as it differs from what is stored. */
function useKeptDraft({ form, email, stored }: Drafted<object>, values: object): void {
  useEffect(() => {
    const typed = differenceOf(stored, values)
    const name = nameOf({ form, email, stored })
    if (typed.length === 0) dropFormDraft(name)
    else keepFormDraft(name, { email, typed: Object.fromEntries(typed) })
  }, [form, email, stored, values])
}

/** Every field that says what was stored says what is stored from now on. */
function useFollowing<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  stored: DefaultValues<Values>,
): void {
  const before = useRef(stored)
  useEffect(() => {
    const typed = new Set(differenceOf(before.current, getValues()).map(([field]) => field))
    for (const [field, value] of differenceOf(before.current, stored))
      if (!typed.has(field)) setValue(field as Path<Values>, value as Values[Path<Values>])
    before.current = stored
  }, [getValues, setValue, stored])
}

/** The fields that do not say what they said before, and what they say now. */
function differenceOf(before: object, values: object): [field: string, text: unknown][] {
  const now: Readonly<Record<string, unknown>> = { ...values }
  return Object.entries(before).flatMap(([field, value]) =>
    now[field] === value ? [] : [[field, now[field]]],
  )
}

/** What each open form does, by its draft's name, when an earlier one that was left before its answer has been sent. */
const openForms = new Map<string, (values: unknown) => void>()

/** Registers a form while it is open. Answers what another one does that is open under its name by then. */
function useOpenAgain<Values>(name: string, onEarlierSent: (values?: Values) => void) {
  const latest = useLatest(onEarlierSent)
  // Forms of one name have the same fields.
  const [own] = useState(() => (values: unknown) => latest.current(values as Values | undefined))
  useEffect(() => {
    openForms.set(name, own)
    return () => void openForms.delete(name)
  }, [name, own])
  return () => {
    const open = openForms.get(name)
    return open === own ? undefined : open
  }
}

/** What was given last, for what is done later. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
