/**
 * Sends a secret by a plain form, whose answer is a file: the browser writes it to the disk while it arrives and shows
 * its own progress. The secret is in the body, so that neither a log nor the history has it.
 */
export function saveByForm(address: string, secret: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.hidden = true
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'secret'
  field.value = secret
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
