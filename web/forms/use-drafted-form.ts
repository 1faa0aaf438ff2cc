import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
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
 * For forms that only a browser renders.
 *
 * @param form what the form is called in the browser's storage.
 * @param stored what the fields say before anybody types; the same object until that is something else.
 */
export function useDraftedForm<Values extends FieldValues>(
  form: string,
  stored: DefaultValues<Values>,
): DraftedForm<Values> {
  const session = useSession()
  const draft = { form, email: session.status === 'in' ? session.email : '', stored }
  const fields = useForm<Values>({ defaultValues: useDraftStart(draft) })
  useKeptDraft(draft, useWatch({ control: fields.control }))
  // What is stored may be something else by the time that an answer comes.
  const latest = useRef(stored)
  useLayoutEffect(() => {
    latest.current = stored
  }, [stored])
  const sent = (values?: Values) => {
    // By itself an open form forgets what it says no more; one that was left does not hear of it.
    dropFormDraft(nameOf(draft))
    // Only without values does react-hook-form reset a file input too.
    fields.reset()
    fields.reset(values ?? latest.current)
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
    const now: Readonly<Record<string, unknown>> = { ...values }
    const typed = Object.entries(stored).flatMap(([field, value]) =>
      now[field] === value ? [] : [[field, now[field]]],
    )
    const name = nameOf({ form, email, stored })
    if (typed.length === 0) dropFormDraft(name)
    else keepFormDraft(name, { email, typed: Object.fromEntries(typed) })
  }, [form, email, stored, values])
}
