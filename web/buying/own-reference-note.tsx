import { withBreaks } from '../ui/values/long-words.ts'
import { ownReferenceTexts as texts } from './own-reference-texts.ts'

/** Shows the customer's own number below the number of the order; nothing without one. */
export function OwnReferenceNote({ reference }: { readonly reference: string | undefined }) {
  if (!reference) return null
  return <span className="order-note block wrap-anywhere">{texts.note(withBreaks(reference))}</span>
}
