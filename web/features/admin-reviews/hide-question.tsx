import { useCallback, useState } from 'react'
import {
  type HidingReason,
  hideReview,
  hidingForm,
  hidingReasons,
  type WrittenReview,
} from '../../../contract/catalogue/reviews.ts'
import { useApi } from '../../api/api-context.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField, TextArea } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { reviewsTexts as texts } from './texts.ts'

const reasons = hidingReasons.map((value) => ({ value, text: texts.reasons[value] }))

/** Holds the reason for hiding one or several reviews. */
export function useHidingReason() {
  const [reason, setReason] = useState<HidingReason>('insult')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  return {
    reason,
    setReason,
    note,
    setNote,
    problem,
    /** The body of the API call. */
    body: { hidden: true, reason, ...(note.trim() !== '' && { note: note.trim() }) },
    /** Checks the note, and shows an error at its field if it is missing; false prevents hiding. */
    check(): boolean {
      const missing = reason === 'other' && note.trim() === '' ? hidingForm.note.required : undefined
      setProblem(missing)
      return missing === undefined
    },
    reset: useCallback(() => {
      setReason('insult')
      setNote('')
      setProblem(undefined)
    }, []),
  }
}

type Reason = ReturnType<typeof useHidingReason>

/**
 * Holds the question before a review is hidden.
 * @param onHidden is called once the review is hidden.
 */
export function useHiding(onHidden: () => void) {
  const api = useApi()
  const reason = useHidingReason()
  const asked = useConfirm<WrittenReview>(
    async ({ _id: id, name }) => {
      await api.call(hideReview, { params: { id }, body: reason.body })
      showToast('success', texts.isHidden(name))
      return undefined
    },
    () => {
      reason.reset()
      onHidden()
    },
  )
  const { confirm } = asked
  return {
    ...asked,
    confirm() {
      if (reason.check()) confirm()
    },
    reason,
  }
}

/** Asks for the reason before a review is hidden. */
export function HideQuestion({ hiding }: { readonly hiding: ReturnType<typeof useHiding> }) {
  const { question, dialog, confirm, keep, reason } = hiding
  return (
    <ConfirmDialog
      {...dialog}
      title={question ? texts.hideTitle(question.about.name) : ''}
      text={texts.hideText}
      confirm={dialog.busy ? texts.hiding : texts.hideYes}
      cancel={texts.keep}
      onConfirm={confirm}
      onCancel={() => {
        reason.reset()
        keep()
      }}
    >
      <HidingFields reason={reason} />
    </ConfirmDialog>
  )
}

/** Renders the fields of the reason and the note, which only staff see. */
export function HidingFields({
  reason: { reason, setReason, note, setNote, problem },
}: {
  readonly reason: Reason
}) {
  return (
    <>
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
        problem={problem}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  )
}
