import type { QuoteRequest } from '../../../contract/requests/quotes.ts'
import { draftKeyOf, readDraft, writeDraft } from '../../forms/drafts.ts'
import { currentSession } from '../../session/access-token/stored-session.ts'

/** Returns the name of a form's draft. `about`: the part or the words that the form was opened with. */
export function quoteFormOf(kind: QuoteRequest['kind'], about = ''): string {
  return `quote-${kind}-${about}`
}

/** Copies the text about a part to the form without a part, which opens next. */
export function continueWithoutPart(item: string): void {
  const keyOf = (about?: string) => draftKeyOf(quoteFormOf('quote', about), currentSession())
  const typed = readDraft(keyOf(item))
  if (typed !== undefined) writeDraft(keyOf(), typed)
}
