import { useCallback } from 'react'
import { cancelImport, type ProductImport } from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { oneImportTexts as texts } from './texts.ts'

interface CheckProgressProps {
  readonly shown: ProductImport
  /** Moves the focus, because the pressed button disappears. */
  readonly onCancelled: () => void
}

/** Shows how many rows have been compared, with a button that cancels the comparison. */
export function CheckProgress({ shown, onCancelled }: CheckProgressProps) {
  const formats = useFormats()
  const { _id: id, state, rows, rowsDone } = shown
  const api = useApi()
  const cancel = useAction(
    useCallback(
      async (of: string): Promise<void> => {
        await api.call(cancelImport, { params: { id: of } })
        onCancelled()
      },
      [api, onCancelled],
    ),
  )
  const text = state === 'waiting' ? texts.waiting : texts.progress(formats, rowsDone, rows)
  return (
    <Card className="grid gap-4 content-start">
      <p>{text}</p>
      <progress
        className="w-full"
        aria-label={text}
        max={Math.max(rows, 1)}
        {...(rows > 0 && { value: rowsDone })}
      />
      {cancel.failure && <Alert message={cancel.failure.message} />}
      <div className="actions">
        <Button kind="quiet" busy={cancel.busyWith !== undefined} onClick={() => cancel.start(id)}>
          {texts.cancel}
        </Button>
      </div>
    </Card>
  )
}
