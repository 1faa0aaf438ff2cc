import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteKeptList, listForm, listKeptLists } from '../../../contract/orders/kept-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import type { EditedList } from './list-saver.ts'
import type { ListContent } from './merge-lists.ts'
import { listTexts as texts } from './texts.ts'

interface ListSettingsProps {
  readonly id: string
  readonly list: EditedList
  readonly edit: (change: (content: ListContent) => ListContent) => void
}

/** Changes the name and the sharing of a list, and deletes it. */
export function ListSettings({ id, list, edit }: ListSettingsProps) {
  const api = useApi()
  const navigate = useNavigate()
  const { name, shared } = list.content
  const [typed, setTyped] = useState({ text: name, of: name })
  const text = typed.of === name ? typed.text : name
  const [lists] = useAnswer(listKeptLists, {})
  const company = lists.status === 'ready' ? lists.data.company : undefined
  const { question, dialog, ask } = useConfirm(
    async () => {
      await api.call(deleteKeptList, { params: { id } })
      return undefined
    },
    () => void navigate(dashboardLinks.pad),
  )
  function rename(next: string): void {
    const cleaned = next.trim()
    setTyped({ text: next, of: cleaned || name })
    if (cleaned !== '') edit((content) => ({ ...content, name: cleaned }))
  }
  const deleteText =
    shared && company !== undefined
      ? texts.deleteSharedText(withBreaks(name), withBreaks(company))
      : texts.deleteText(withBreaks(name))
  return (
    <DashboardPart title={texts.settings}>
      <Card className="grid gap-4 justify-items-start [&_.field]:w-full">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={listForm.name.maxLength.value}
          value={text}
          problem={text.trim() === '' ? listForm.name.required : undefined}
          onChange={({ target }) => rename(target.value)}
        />
        {company !== undefined && list.own && (
          <Checkbox
            name="shared"
            checked={shared}
            onChange={(on) => edit((content) => ({ ...content, shared: on }))}
          >
            {texts.share(company)}
          </Checkbox>
        )}
        {company !== undefined && !list.own && <p>{texts.sharedByColleague(company)}</p>}
        <Button kind="quiet" onClick={() => ask(list)}>
          {texts.deleteList}
        </Button>
      </Card>
      <ConfirmDialog
        {...dialog}
        title={question ? texts.deleteQuestion : ''}
        text={question ? deleteText : ''}
        confirm={texts.deleteYes}
        cancel={texts.deleteNo}
        destructive
      />
    </DashboardPart>
  )
}
