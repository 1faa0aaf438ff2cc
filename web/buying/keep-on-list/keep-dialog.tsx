import { useState } from 'react'
import { addKeptList, addToKeptList, listForm, listKeptLists } from '../../../contract/orders/kept-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useAction } from '../../forms/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { BasketLine } from '../basket.ts'
import { keepTexts as texts } from './keep-texts.ts'

export interface KeepDialogProps {
  readonly lines: readonly BasketLine[]
  readonly onClose: () => void
}

interface Choice {
  /** Empty: a new one. */
  readonly listId: string
  readonly name: string
  readonly shared: boolean
}

/** Adds products to a list of the order pad, or keeps them as a new one. */
export function KeepDialog({ lines, onClose }: KeepDialogProps) {
  const formats = useFormats()
  const api = useApi()
  const [loaded, reload] = useAnswer(listKeptLists, {})
  const [choice, setChoice] = useState<Choice>({ listId: '', name: '', shared: false })
  const [nameProblem, setNameProblem] = useState<string>()
  const wished = lines.map(({ id: Id, quantity, name }) => ({ Id, quantity, name }))
  const { busyWith, failure, start } = useAction(async ({ listId, name, shared }: Choice) => {
    const attempt = keptInTab(`keep-on-list:${listId}`)
    try {
      await sendOnce<unknown>(attempt, { name, shared, wished }, (key) => {
        const headers = { 'idempotency-key': key }
        return listId
          ? api.call(addToKeptList, { params: { id: listId }, headers, body: { lines: wished } })
          : api.call(addKeptList, { headers, body: { name, shared, lines: wished } })
      })
    } catch (error) {
      if (error instanceof ApiError) setNameProblem(error.fields.name)
      throw error
    }
    showToast('success', texts.kept(name))
    onClose()
  })
  const { lists, company } = loaded.status === 'ready' ? loaded.data : { lists: [], company: undefined }
  function keep(): void {
    const chosen = lists.find(({ _id }) => _id === choice.listId)
    const name = chosen?.name ?? choice.name.trim()
    if (name === '') setNameProblem(listForm.name.required)
    else start({ ...choice, name })
  }
  return (
    <ConfirmDialog
      open
      title={texts.heading}
      text={texts.what(wholeNumber(formats, lines.length), lines.length)}
      confirm={busyWith ? texts.keeping : texts.keep}
      cancel={texts.cancel}
      busy={busyWith !== undefined}
      problem={nameProblem === undefined ? failure?.message : undefined}
      onConfirm={keep}
      onCancel={onClose}
    >
      <NotReady bare loaded={loaded} texts={texts} lines={2} reload={reload} />
      {loaded.status === 'ready' && lists.length > 0 && (
        <SelectField
          label={texts.list}
          name="list"
          value={choice.listId}
          choices={[
            { value: '', text: texts.newList },
            ...lists.map(({ _id: value, name, shared }) => ({
              value,
              text: shared ? texts.ofCompany(name) : name,
            })),
          ]}
          onChange={({ target }) => {
            setNameProblem(undefined)
            setChoice({ ...choice, listId: target.value })
          }}
        />
      )}
      {loaded.status === 'ready' && choice.listId === '' && (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            problem={nameProblem}
            name="name"
            autoComplete="off"
            maxLength={listForm.name.maxLength.value}
            value={choice.name}
            onChange={({ target }) => {
              setNameProblem(undefined)
              setChoice({ ...choice, name: target.value })
            }}
          />
          {company !== undefined && (
            <Checkbox
              name="shared"
              checked={choice.shared}
              onChange={(shared) => setChoice({ ...choice, shared })}
            >
              {texts.share(company)}
            </Checkbox>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
