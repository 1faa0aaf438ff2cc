import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { FieldError } from './field-error.tsx'

interface FieldTexts {
  readonly label: string
  /** How to fill in the field. */
  readonly hint?: ReactNode
  /** The longest hint of a field whose hint changes. Its space is reserved, and each change is announced. */
  readonly longestHint?: string | undefined
  /** The problem with the value. */
  readonly problem?: string | undefined
}

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { readonly ref?: Ref<HTMLInputElement> }

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { readonly ref?: Ref<HTMLTextAreaElement> }

/** Renders a single-line field with its label above, and hint and error below, all linked for screen readers. */
export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  const { id, texts, wiring } = useField({ label, hint, problem })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input type="text" {...input} {...wiring} className="field-box" />
      {texts}
    </div>
  )
}

/** Renders a multi-line field, otherwise like TextField. */
export function TextArea({ label, hint, longestHint, problem, ...input }: TextAreaProps) {
  const { id, texts, wiring } = useField({ label, hint, longestHint, problem })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea rows={4} {...input} {...wiring} className="field-box" />
      {texts}
    </div>
  )
}

type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    readonly choices: readonly { readonly value: string; readonly text: string }[]
  }

/** Renders a select field, otherwise like TextField; the class applies to the whole field. */
export function SelectField({ label, hint, problem, choices, className = '', ...select }: SelectFieldProps) {
  const { id, texts, wiring } = useField({ label, hint, problem })
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select {...select} {...wiring} className="field-box">
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {texts}
    </div>
  )
}

/** Returns a field's id, its texts, and the attributes that link them for screen readers. */
export function useField({ hint, longestHint, problem }: FieldTexts) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const wiring = {
    id,
    'aria-invalid': problem !== undefined,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
  const texts = (
    <>
      {hint && (
        <p
          className={longestHint ? 'soft changing-hint' : 'soft'}
          id={`${id}-hint`}
          {...(longestHint && { 'aria-live': 'polite', 'data-longest': longestHint })}
        >
          {longestHint ? <span>{hint}</span> : hint}
        </p>
      )}
      {problem && <FieldError id={`${id}-problem`} text={problem} />}
    </>
  )
  return { id, texts, wiring }
}
