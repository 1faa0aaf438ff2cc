import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Alert } from '../feedback/alert.tsx'
import { FieldError } from './field-error.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ImageUpload } from './use-image-upload.ts'

interface ImageFieldProps {
  readonly label: string
  /** The input's name; by default the specification's. */
  readonly name?: string
  /** The hint, which names the accepted file types. */
  readonly hint: string
  /** The accepted file types, as the input's `accept`. */
  readonly accept?: string
  /** The problem with the chosen file. */
  readonly problem?: string | undefined
  readonly upload: ImageUpload
  /** Text shown during the upload. */
  readonly sending: string
  /** The label of the button that resubmits the form after a failed upload, or repeats an early upload. */
  readonly again: string
  /** The stored picture, shown until another file is chosen. */
  readonly current?: string | undefined
  /** The chosen file. */
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

/**
 * Renders a file input for a picture, with preview, upload progress and errors. Must be inside a form, which "again"
 * submits. A failed upload takes the focus, because the pressed button may be far below. An upload that failed before
 * the submit does not take the focus, and "again" repeats only the upload.
 */
export function ImageField(props: ImageFieldProps) {
  const {
    label,
    name = 'image',
    hint,
    accept,
    problem,
    upload,
    sending,
    again,
    current,
    file,
    onChoose,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state } = upload
  useEffect(() => {
    // A file input can only be cleared through its value.
    if (!file && input.current) input.current.value = ''
  }, [file])
  useLayoutEffect(() => {
    if (state.status === 'failed' && !state.early) input.current?.focus()
  }, [state])

  function tryAgain(): void {
    // The pressed button disappears, so the focus moves to the input.
    input.current?.focus()
    if (state.status === 'failed' && state.early && file) upload.sendEarly?.(file)
    else input.current?.form?.requestSubmit()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="image-field">
        <ImagePreview file={file} current={current} />
        <input
          name={name}
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
      {state.status === 'failed' && <Alert message={state.message} again={{ label: again, run: tryAgain }} />}
    </div>
  )
}

/**
 * Shows the sent fraction. Once everything is sent, the bar is indeterminate, because the host still processes the
 * picture.
 */
function Progress({ label, part }: { readonly label: string; readonly part: number }) {
  return <progress aria-label={label} {...(part < 1 ? { value: part } : {})} />
}
