import { keepInTab, readFromTab } from './tab-storage.ts'

/**
 * What somebody has begun in a form and not sent yet. It outlives errors, reloads and signing in again, and is
 * kept in this tab only.
 */
export interface FormDraft {
  /** Whose it is; null while nobody is signed in. */
  readonly email: string | null
}

/** Keeps a draft under its form's name. */
export function keepFormDraft<Draft extends FormDraft>(form: string, draft: Draft): void {
  keepInTab(form, draft)
}

/**
 * What this tab keeps for a form: begun by the same person, or by somebody who was not signed in yet. Whether
 * the rest of it is usable is for the form to say.
 */
export function readFormDraft(
  form: string,
  email: string | null,
): (FormDraft & Readonly<Record<string, unknown>>) | undefined {
  const kept = readFromTab(form)
  if (!isRecord(kept)) return undefined
  const owner = typeof kept.email === 'string' ? kept.email : null
  return owner === null || owner === email ? { ...kept, email } : undefined
}

/** Forgets a draft: it is sent. */
export function dropFormDraft(form: string): void {
  keepInTab(form, undefined)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
