/**
 * Posts a secret with a plain form whose answer is a file. The browser streams the file to disk and shows its own
 * progress. The secret is in the body, so that no log or history contains it.
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
