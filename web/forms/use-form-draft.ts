import { useEffect, useState } from 'react'
import { dropFormDraft, isRecord, keepFormDraft, readFormDraft } from './form-draft.ts'

interface Drafted<Values extends object> {
  /** What the form is called in the browser's storage. */
  readonly form: string
  /** Whose form it is. */
  readonly email: string
  /** What the fields say before anybody types: texts, and ticks as booleans. */
  readonly stored: Values
}

/**
 * What a form begins with: what is stored, and over it what the same person has typed in this tab and not sent.
 * For forms that only a browser renders.
 */
export function useDraftStart<Values extends object>({ form, email, stored }: Drafted<Values>): Values {
  const [start] = useState(() => {
    const kept = readFormDraft(nameOf(form, email), email)?.typed
    const typed = isRecord(kept) ? kept : {}
    const usable = Object.entries(stored).flatMap(([field, value]) =>
      typeof typed[field] === typeof value ? [[field, typed[field]]] : [],
    )
    return { ...stored, ...Object.fromEntries(usable) }
  })
  return start
}

/** Keeps what is typed for as long as it differs from what is stored, so that what was sent is forgotten. */
export function useKeptDraft<Values extends object>(
  { form, email, stored }: Drafted<Values>,
  values: object,
): void {
  useEffect(() => {
    const now: Readonly<Record<string, unknown>> = { ...values }
    const typed = Object.entries(stored).flatMap(([field, value]) =>
      now[field] === value ? [] : [[field, now[field]]],
    )
    const name = nameOf(form, email)
    if (typed.length === 0) dropFormDraft(name)
    else keepFormDraft(name, { email, typed: Object.fromEntries(typed) })
  }, [form, email, stored, values])
}

/** A draft of each person in the same tab. */
const nameOf = (form: string, email: string) => `${form}-draft:${email}`
