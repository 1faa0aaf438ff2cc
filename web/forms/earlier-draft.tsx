import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import type { FormValues } from './field-rules.ts'
import { earlierDraftTexts } from './texts.ts'
import type { DraftedForm } from './use-drafted-form.ts'

interface EarlierDraftProps<Values extends FormValues<Values>> {
  readonly form: DraftedForm<Values>
  /** Drops state outside the draft, such as chosen files. */
  readonly onDiscard?: () => void
}

/**
 * Warns that the form contains changes from an earlier visit: they look like stored values, and a later save would send
 * them. Render it inside the form, whose first field takes the focus from the disappearing button.
 */
export function EarlierDraft<Values extends FormValues<Values>>({
  form,
  onDiscard,
}: EarlierDraftProps<Values>) {
  if (!form.fromEarlier) return null
  return (
    <Notice tone="warn">
      <div className="grid justify-items-start gap-3">
        <p>{earlierDraftTexts.filledIn}</p>
        <Button
          kind="quiet"
          onClick={(event) => {
            event.currentTarget.form?.querySelector<HTMLElement>('input, textarea, select')?.focus()
            form.discard()
            onDiscard?.()
          }}
        >
          {earlierDraftTexts.discard}
        </Button>
      </div>
    </Notice>
  )
}
