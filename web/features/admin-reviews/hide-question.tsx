import { useCallback, useState } from 'react'
import {
  type HidingReason,
  hideReview,
  hidingForm,
  hidingReasons,
  type WrittenReview,
} from '../../../contract/reviews.ts'
import { useApi } from '../../api/api-context.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField, TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { reviewsTexts as texts } from './texts.ts'

const reasons = hidingReasons.map((value) => ({ value, text: texts.reasons[value] }))

/**
 * Holds the question before a review is hidden.
 *
 * @param onHidden is called once the review is hidden.
 */
export function useHiding(onHidden: () => void) {
  const api = useApi()
  const [reason, setReason] = useState<HidingReason>('insult')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const asked = useConfirm<WrittenReview>(
    async ({ _id: id, name }) => {
      const body = { hidden: true, reason, ...(note.trim() !== '' && { note: note.trim() }) }
      await api.call(hideReview, { params: { id }, body })
      showToast('success', texts.isHidden(name))
      return undefined
    },
    () => {
      setNote('')
      onHidden()
    },
  )
  const { ask, confirm } = asked
  return {
    ...asked,
    ask: useCallback(
      (review: WrittenReview) => {
        setProblem(undefined)
        ask(review)
      },
      [ask],
    ),
    confirm() {
      const missing = reason === 'other' && note.trim() === '' ? hidingForm.note.required : undefined
      setProblem(missing)
      if (missing === undefined) confirm()
    },
    reason,
    setReason,
    note,
    setNote,
    noteProblem: problem,
  }
}

/** Asks why a review is hidden. */
export function HideQuestion({ hiding }: { readonly hiding: ReturnType<typeof useHiding> }) {
  const { question, confirm, keep, reason, setReason, note, setNote, noteProblem } = hiding
  const busy = question?.busy ?? false
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={question ? texts.hideTitle(question.about.name) : ''}
      text={texts.hideText}
      confirm={busy ? texts.hiding : texts.hideYes}
      cancel={texts.keep}
      busy={busy}
      problem={question?.problem}
      onConfirm={confirm}
      onCancel={keep}
    >
      <SelectField
        label={texts.reason}
        choices={reasons}
        value={reason}
        onChange={({ target }) => setReason(hidingReasons.find((known) => known === target.value) ?? 'other')}
      />
      <TextArea
        label={texts.note}
        hint={reason === 'other' ? texts.noteNeeded : texts.noteHint}
        rows={3}
        maxLength={hidingForm.note.maxLength}
        problem={noteProblem}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  )
}
