import { inputClass } from './field-style.js'
import { maskInput } from './masked-input.js'

/** One input of a card element with its state: its digits, whether it has the focus, what is known to be wrong. */
export function createFieldInput(field, { brand, placeholder, onChange, onFocus, onBlur, onEscape }) {
  const input = document.createElement('input')
  const attributes = {
    'aria-label': field.label,
    autocapitalize: 'none',
    autocomplete: field.autocomplete,
    autocorrect: 'off',
    class: inputClass,
    inputmode: 'numeric',
    placeholder: placeholder ?? field.placeholder,
    spellcheck: 'false',
    type: 'text',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  let shownProblem
  const problem = () => field.problem(mask.digits(), brand())
  const showProblem = (code) => {
    shownProblem = code
    input.setAttribute('aria-invalid', String(code !== undefined))
  }
  const mask = maskInput(input, field, {
    brand,
    onDigits() {
      // What may still become right is no mistake yet.
      const code = problem()
      showProblem(code?.startsWith('invalid') ? code : undefined)
      onChange()
    },
  })
  input.addEventListener('focus', onFocus)
  input.addEventListener('blur', () => {
    if (mask.digits() !== '' && problem() !== shownProblem) {
      showProblem(problem())
      onChange()
    }
    onBlur()
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape()
  })
  return {
    input,
    digits: mask.digits,
    shownProblem: () => shownProblem,
    isComplete: () => problem() === undefined,
    /** Judges the field as it stands, as when the buyer presses Pay; the problem's code, or nothing. */
    check() {
      showProblem(problem())
      return shownProblem
    },
    refresh: mask.refresh,
    clear() {
      mask.clear()
      showProblem(undefined)
    },
  }
}
