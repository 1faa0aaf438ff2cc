import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { problemOfFile, sendFile } from './send-file.ts'
import { importTexts as texts } from './texts.ts'

/** Chooses a file and sends it to be compared. Browsers take a file that is dropped on the field. */
export function ChooseFile() {
  const id = useId()
  const api = useApi()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const send = useAction(
    useCallback(
      async (file: File): Promise<void> => {
        const sent = await sendFile(api, file)
        await navigate(dashboardLinks.oneImport(sent))
      },
      [api, navigate],
    ),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    const file = input.current?.files?.[0]
    const found = problemOfFile(file)
    setProblem(found)
    if (file && found === undefined) send.start(file)
    else input.current?.focus()
  }

  const busy = send.busyWith !== undefined
  return (
    <form className="card card-padded import-form" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>{texts.file}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="field-box import-drop"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={() => {
            setProblem(undefined)
            send.forget()
          }}
        />
        <p className="soft" id={`${id}-hint`}>
          {texts.hint}
        </p>
        {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
      </div>
      {send.failure && <Alert message={send.failure.message} />}
      <div className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {busy ? texts.sending : texts.compare}
        </Button>
      </div>
    </form>
  )
}
