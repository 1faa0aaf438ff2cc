import { useState } from 'react'
import { exportOwnData } from '../../../contract/accounts/own-data.ts'
import { useApi } from '../../api/api-context.ts'
import { saveFile } from '../../downloads/save-file.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ownDataTexts as texts } from './texts.ts'

/** Saves everything that the shop stores about the person as one file (extension). */
export function OwnData() {
  const api = useApi()
  const [saved, setSaved] = useState<string>()
  const { busyWith, failure, start } = useAction(async (_press: 'save') => {
    setSaved(undefined)
    const data = await api.call(exportOwnData, {})
    const name = `my-data-${new Date().toISOString().slice(0, 10)}.json`
    saveFile(JSON.stringify(data, null, 2), name, 'application/json')
    setSaved(name)
  })
  const busy = busyWith !== undefined
  return (
    <DashboardPart title={texts.heading}>
      <Card className="grid justify-items-start gap-4">
        <p>{texts.text}</p>
        <Button kind="quiet" busy={busy} onClick={() => start('save')}>
          {busy ? texts.saving : texts.save}
        </Button>
        {failure && <Alert message={failure.message} />}
        <p role="status">{saved !== undefined && texts.saved(saved)}</p>
      </Card>
    </DashboardPart>
  )
}
