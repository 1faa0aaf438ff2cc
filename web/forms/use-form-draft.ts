import { useEffect, useState } from 'react'
import { dropFormDraft, isRecord, keepFormDraft, readFormDraft } from './form-draft.ts'

/** Texts by the name of their field. */
type Texts<Field extends string> = Readonly<Record<Field, string>>

interface Drafted<Field extends string> {
  /** What the form is called in the browser's storage. */
  readonly form: string
  /** Whose form it is. */
  readonly email: string
  /** What the fields say before anybody types. */
  readonly stored: Texts<Field>
}

/**
 * What a form begins with: what is stored, and over it what the same person has typed in this tab and not sent.
 * For forms that only a browser renders.
 */
export function useDraftStart<Field extends string>({ form, email, stored }: Drafted<Field>): Texts<Field> {
  const [start] = useState(() => {
    const kept = readFormDraft(nameOf(form, email), email)?.typed
    const typed = isRecord(kept) ? Object.entries(kept) : []
    const usable = typed.filter(([field, text]) => field in stored && typeof text === 'string')
    return { ...stored, ...Object.fromEntries(usable) }
  })
  return start
}

/** Keeps what is typed for as long as it differs from what is stored, so that what was sent is forgotten. */
export function useKeptDraft<Field extends string>(
  { form, email, stored }: Drafted<Field>,
  values: object,
): void {
  useEffect(() => {
    const now: Readonly<Record<string, unknown>> = { ...values }
    const typed = Object.entries(stored).flatMap(([field, text]) =>
      now[field] === text ? [] : [[field, now[field]]],
    )
    const name = nameOf(form, email)
    if (typed.length === 0) dropFormDraft(name)
    else keepFormDraft(name, { email, typed: Object.fromEntries(typed) })
  }, [form, email, stored, values])
}

/** A draft of each person in the same tab. */
const nameOf = (form: string, email: string) => `${form}-draft:${email}`
