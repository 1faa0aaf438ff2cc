/** What is wrong with a field, said once when it appears. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id} role="alert">
      {text}
    </p>
  )
}
