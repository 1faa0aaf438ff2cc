import { validationError } from './card-fields.js'
import { IntegrationError } from './integration-error.js'

/**
 * Reads the card from an element and its sibling elements: `{ card }`, or `{ error }` for the first invalid field,
 * which then shows the error.
 */
export function readCard(element) {
  const group = element?._card?.group
  if (group === undefined) throw new IntegrationError('Please pass a card Element as `card`.')
  const parts = ['number', 'expiry', 'cvc'].map((name) => {
    const part = group.fieldNamed(name)
    if (part === undefined) throw new IntegrationError(`There is no Element for the card's ${name}.`)
    return { name, ...part }
  })
  const problems = parts.map(({ name, element: owner, field }) => {
    const code = field.check()
    if (code !== undefined) owner._card.changed(name)
    return code
  })
  const first = problems.find((code) => code !== undefined)
  if (first !== undefined) return { error: validationError(first) }
  const [number, expiry, cvc] = parts.map(({ field }) => field.digits())
  return { card: { number, exp_month: expiry.slice(0, 2), exp_year: expiry.slice(2), cvc } }
}
