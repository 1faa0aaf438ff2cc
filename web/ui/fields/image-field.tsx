import { useEffect, useId, useRef } from 'react'
import { Alert } from '../alert.tsx'
import { FieldError } from './field-error.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ImageUpload } from './use-image-upload.ts'

interface ImageFieldProps {
  readonly label: string
  /** What may be chosen. */
  readonly hint: string
  /** The types of files that may be chosen, as the input's `accept`. */
  readonly accept?: string
  /** What is wrong with the choice. */
  readonly problem?: string | undefined
  readonly upload: ImageUpload
  /** Said while the picture is on its way. */
  readonly sending: string
  /** The button that submits the form once more after a failed upload. */
  readonly again: string
  /** The picture that stands there until another one is chosen. */
  readonly current?: string | undefined
  /** The chosen file. */
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

/**
 * Chooses a picture, shows it before it is sent, how far it has come, and what went wrong. It stands in the
 * form that it belongs to; "again" submits that form.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, accept, problem, upload, sending, again, current, file, onChoose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state } = upload
  useEffect(() => {
    // No attribute empties a file input.
    if (!file && input.current) input.current.value = ''
  }, [file])

  function submitAgain(): void {
    // The pressed button disappears; the focus stays with this field.
    input.current?.focus()
    input.current?.form?.requestSubmit()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="image-field">
        <ImagePreview file={file} current={current} />
        <input
          name="image"
          ref={input}
          id={id}
          accept={accept}
          type="file"
          className="field-box"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={(event) => {
            upload.clear()
            onChoose(event.target.files?.[0])
          }}
        />
      </div>
      <p className="soft" id={`${id}-hint`}>
        {hint}
      </p>
      {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
      <p role="status" className={state.status === 'sending' ? 'soft' : 'sr-only'}>
        {state.status === 'sending' && sending}
      </p>
      {state.status === 'sending' && <Progress label={sending} part={state.part} />}
      {state.status === 'failed' && (
        <Alert message={state.message} again={{ label: again, run: submitAgain }} />
      )}
    </div>
  )
}

/** How much has been sent. When all of it has, the host still looks at it: nobody knows how long. */
function Progress({ label, part }: { readonly label: string; readonly part: number }) {
  return <progress aria-label={label} {...(part < 1 ? { value: part } : {})} />
}
