import { type FormEvent, useId, useRef, useState } from 'react'
import { type ImportContents, importContents } from '../../../contract/catalogue/imports.ts'
import { imageTypes } from '../../../contract/images/images.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { contentsTexts } from './moved-texts.ts'
import { type Chosen, chosenOf } from './send-file.ts'
import { importTexts as texts } from './texts.ts'
import type { FailedPicture } from './upload-pictures.ts'
import { useSendImport } from './use-send-import.ts'

const choices = [
  { value: '', text: contentsTexts.recognized },
  ...importContents.map((each) => ({ value: each, text: contentsTexts.contents[each] })),
]

/** Chooses a product file and its pictures, and sends them for comparison. Files can also be dropped on the field. */
export function ChooseFile() {
  const formats = useFormats()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  const [contents, setContents] = useState<ImportContents>()
  const sending = useSendImport()
  const { busy, failure, progress, failed } = sending

  function send({ without }: { readonly without: boolean }): void {
    const chosen = chosenOf(formats, files)
    setProblem('problem' in chosen ? chosen.problem : undefined)
    if ('problem' in chosen) input.current?.focus()
    else sending.send(chosen, { without, contents })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    send({ without: false })
  }

  const chosen = chosenOf(formats, files)
  return (
    <form className="card card-padded grid gap-4 content-start" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={id}>{texts.file}</label>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={`.csv,.txt,.tsv,text/csv,text/plain,${imageTypes.join(',')}`}
          className="field-box min-h-24 border-dashed"
          disabled={busy}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            setFiles([...(target.files ?? [])])
            setProblem(undefined)
            sending.forget()
          }}
        />
        <p className="soft" id={`${id}-hint`}>
          {texts.hint}
        </p>
        {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
      </div>
      <SelectField
        label={contentsTexts.label}
        hint={contentsTexts.hint}
        choices={choices}
        value={contents ?? ''}
        disabled={busy}
        onChange={({ target }) => setContents(importContents.find((each) => each === target.value))}
      />
      <p role="status">{'problem' in chosen || busy ? '' : chosenText(formats, chosen)}</p>
      {progress && <Uploads {...progress} />}
      {failure && <Alert message={failure} />}
      {failed.length > 0 && <Failed failed={failed} />}
      <div className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {busy ? texts.sending : failed.length > 0 ? texts.sendAgain : texts.compare}
        </Button>
        {failed.length > 0 && (
          <Button kind="quiet" onClick={() => send({ without: true })}>
            {texts.without}
          </Button>
        )}
        {busy && (
          <Button kind="quiet" onClick={sending.stop}>
            {texts.stop}
          </Button>
        )}
      </div>
    </form>
  )
}

function chosenText(formats: Formats, { file, pictures }: Chosen): string {
  return pictures.length === 0 ? '' : texts.chosen(formats, file.name, pictures.length)
}

function Uploads({ done, all }: { readonly done: number; readonly all: number }) {
  const formats = useFormats()
  if (all === 0) return null
  return (
    <div className="grid gap-4 content-start">
      <p>{texts.uploaded(formats, done, all)}</p>
      <progress className="w-full" aria-label={texts.uploading} max={all} value={done} />
    </div>
  )
}

/** Lists the pictures whose upload failed, each with the reason. */
function Failed({ failed }: { readonly failed: readonly FailedPicture[] }) {
  const formats = useFormats()
  return (
    <div role="alert" className="ps-3 border-s-4 border-s-warn">
      <p>{texts.failedPictures(formats, failed.length)}</p>
      <ul>
        {failed.map(({ name, message }) => (
          <li key={name}>
            <b className="wrap-anywhere">{name}</b>
            {labelTexts.after(message)}
          </li>
        ))}
      </ul>
    </div>
  )
}
