/**
 * Makes an input show its digits formatted. Typing, deleting, pasting and autofill all emit `input`. After each event
 * the caret is behind the same digit as before.
 */
export function maskInput(input, field, { brand, onDigits }) {
  let digits = ''
  const show = (next, isDeleting) => {
    const text = field.format(next, isDeleting, brand())
    digits = field.digits(text)
    if (input.value !== text) input.value = text
    return text
  }
  input.addEventListener('input', (event) => {
    const isDeleting = String(event.inputType ?? '').startsWith('delete')
    const caret = input.selectionStart ?? input.value.length
    const wasAtEnd = caret === input.value.length
    const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
    const typed = field.digits(input.value)
    // Deleting only a separator deletes the digit before it.
    const tookSeparator = isDeleting && typed === digits && digitsBefore > 0
    const cut = tookSeparator ? digitsBefore - 1 : digitsBefore
    const text = show(tookSeparator ? typed.slice(0, cut) + typed.slice(cut + 1) : typed, isDeleting)
    const position = wasAtEnd && !tookSeparator ? text.length : positionBehind(text, cut, isDeleting)
    input.setSelectionRange(position, position)
    onDigits(digits)
  })
  return {
    digits: () => digits,
    clear: () => show('', true),
    /** Formats again, for a rule that depends on another field. */
    refresh: () => show(digits, true),
  }
}

/** Returns the caret position behind this many digits; while digits are added, also behind a following separator. */
function positionBehind(text, count, isDeleting) {
  let position = 0
  for (let seen = 0; seen < count && position < text.length; position += 1) {
    if (/\d/.test(text[position])) seen += 1
  }
  while (!isDeleting && position < text.length && /\D/.test(text[position])) position += 1
  return position
}
