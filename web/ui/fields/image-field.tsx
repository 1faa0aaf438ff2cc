import { type ChangeEvent, type InputHTMLAttributes, type Ref, useId } from 'react'
import { Alert } from '../alert.tsx'
import { FieldError } from './field-error.tsx'
import { ImagePreview } from './image-preview.tsx'
import { useChosenFile } from './use-chosen-file.ts'
import type { ImageUpload } from './use-image-upload.ts'

interface ImageFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** What may be chosen. */
  readonly hint: string
  /** What is wrong with the choice. */
  readonly problem?: string | undefined
  readonly upload: ImageUpload
  /** Said while the picture is on its way. */
  readonly sending: string
  /** The button that submits the form once more after a failed upload. */
  readonly again: string
  /** The picture that stands there until another one is chosen. */
  readonly current?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Chooses a picture, shows it before it is sent, how far it has come, and what went wrong. It stands in the
 * form that it belongs to; "again" submits that form. Fits react-hook-form's `register`.
 */
export function ImageField({
  label,
  hint,
  problem,
  upload,
  sending,
  again,
  current,
  onChange,
  ref,
  ...input
}: ImageFieldProps) {
  const id = useId()
  const { chosen, choose, attach, input: element } = useChosenFile(ref)
  const { state } = upload

  function change(event: ChangeEvent<HTMLInputElement>): void {
    choose(event.target.files?.[0])
    upload.clear()
    onChange?.(event)
  }
  function submitAgain(): void {
    // The button that was pressed goes; the focus stays with this field.
    element.current?.focus()
    element.current?.form?.requestSubmit()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="image-field">
        <ImagePreview file={chosen} current={current} />
        <input
          name="image"
          {...input}
          ref={attach}
          id={id}
          type="file"
          className="field-box"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={change}
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
