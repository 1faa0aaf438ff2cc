import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { addKeptList, listForm } from '../../../contract/orders/kept-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { padTexts as texts } from './texts.ts'

/** Makes an empty list and opens it. */
export function NewList({ company }: { readonly company: string | undefined }) {
  const api = useApi()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { busyWith, failure, start } = useAction(async (wish: { name: string; shared: boolean }) => {
    try {
      const { insertedId } = await sendOnce(keptInTab('new-list'), wish, (key) =>
        api.call(addKeptList, { headers: { 'idempotency-key': key }, body: wish }),
      )
      await navigate(dashboardLinks.list(insertedId))
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.fields.name)
      throw error
    }
  })
  const busy = busyWith !== undefined
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (name.trim() === '') setProblem(listForm.name.required)
    else start({ name: name.trim(), shared })
  }
  return (
    <DashboardPart title={texts.newList}>
      <Card>
        <form className="grid gap-4 justify-items-start [&_.field]:w-full" noValidate onSubmit={submit}>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            problem={problem}
            name="name"
            autoComplete="off"
            maxLength={listForm.name.maxLength.value}
            value={name}
            onChange={({ target }) => {
              setProblem(undefined)
              setName(target.value)
            }}
          />
          {company !== undefined && (
            <Checkbox name="shared" checked={shared} onChange={setShared}>
              {texts.share(company)}
            </Checkbox>
          )}
          {failure && problem === undefined && <Alert message={failure.message} />}
          <Button type="submit" busy={busy}>
            {busy ? texts.making : texts.make}
          </Button>
        </form>
      </Card>
    </DashboardPart>
  )
}
