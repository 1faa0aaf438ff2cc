import { inputClass } from './field-style.js'
import { maskInput } from './masked-input.js'
import { said } from './sentences.js'

/** Creates an input of a card element with its state: digits, focus and known error. */
export function createFieldInput(field, { brand, placeholder, onChange, onFocus, onBlur, onEscape }) {
  const input = document.createElement('input')
  const attributes = {
    'aria-label': field.label,
    autocapitalize: 'none',
    autocomplete: field.autocomplete,
    autocorrect: 'off',
    class: inputClass,
    inputmode: 'numeric',
    placeholder: said(placeholder ?? field.placeholder),
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
      // Incomplete input is not an error yet.
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
    /**
     * Validates the field in its current state, as on submit.
     *
     * @returns the error code, or undefined.
     */
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
