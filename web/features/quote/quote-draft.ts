import type { QuoteRequest } from '../../../contract/requests/quotes.ts'
import { readDraft, writeDraft } from '../../forms/drafts.ts'

/** Returns the key of a form's draft. `about`: the part, or the words, that the form was opened with. */
export function quoteDraftKey(kind: QuoteRequest['kind'], about = ''): string {
  return `quote-draft:${kind}:${about}`
}

/** Copies what was typed about a part to the form without a part, which opens next. */
export function continueWithoutPart(item: string): void {
  const typed = readDraft(quoteDraftKey('quote', item))
  if (typed !== undefined) writeDraft(quoteDraftKey('quote'), typed)
}
