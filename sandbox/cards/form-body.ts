/** A form as Stripe's clients send it: strings, nested by `a[b]=c` and `a[]=c`. */
export type FormValue = string | FormObject
export type FormObject = { [name: string]: FormValue }

const maxFields = 200
const maxDepth = 5
const nameOfField = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/**
 * Parses `application/x-www-form-urlencoded` text with nested brackets. Lists (`a[]=x`, `a[0]=x`) become objects with
 * numeric names. Omits fields with a malformed or too deep name, and all beyond two hundred.
 */
export function parseFormBody(text: string): FormObject {
  const form = emptyObject()
  let fields = 0
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1
    if (fields > maxFields) break
    const path = pathOf(name)
    if (path !== undefined) put(form, path, value)
  }
  return form
}

/** Returns the values of a list field in order; a single string counts as a list of one. */
export function listOf(value: FormValue | undefined): FormValue[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : Object.values(value)
}

/** Has no prototype, so that a field called `__proto__` is an ordinary field. */
function emptyObject(): FormObject {
  return Object.create(null)
}

function pathOf(name: string): string[] | undefined {
  const [, head, brackets] = nameOfField.exec(name) ?? []
  if (head === undefined || brackets === undefined) return undefined
  const path = [head, ...Array.from(brackets.matchAll(/\[([^[\]]*)\]/g), ([, inner]) => inner ?? '')]
  return path.length > maxDepth ? undefined : path
}

function put(form: FormObject, path: string[], value: string): void {
  let target = form
  path.forEach((step, depth) => {
    const key = step === '' ? String(Object.keys(target).length) : step
    if (depth === path.length - 1) {
      target[key] = value
      return
    }
    const existing = target[key]
    const next = existing === undefined || typeof existing === 'string' ? emptyObject() : existing
    target[key] = next
    target = next
  })
}
