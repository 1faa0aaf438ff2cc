/** Shows the error of a field and announces it once. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      {text}
    </p>
  )
}
