const reset = {
  appearance: 'none',
  background: 'transparent',
  border: '0',
  borderRadius: '0',
  boxSizing: 'border-box',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  margin: '0',
  // The container shows the focus, by its class StripeElement--focus.
  outline: '0',
  padding: '0',
}

/** The properties that Stripe's `style` option takes (https://docs.stripe.com/js/appendix/style). */
const settable = new Set([
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
])

/** Marks our inputs for the one rule that no style of an element can express. */
export const inputClass = 'TruewheelCardInput'
const placeholderRule = `.${inputClass}::placeholder { color: var(--card-placeholder, currentColor); opacity: var(--card-placeholder-opacity, 0.7) }`

/** Dresses an input for its states, each one over the ones before: base, then what applies now. */
export function applyStyle(input, style, states) {
  const variants = [style.base, ...states.map((state) => style[state])].filter(Boolean)
  Object.assign(input.style, reset)
  for (const variant of variants) {
    for (const [name, value] of Object.entries(variant)) {
      if (settable.has(name)) input.style[name] = value
    }
    const focused = states.includes('focus') ? variant[':focus'] : undefined
    if (focused?.color !== undefined) input.style.color = focused.color
    const placeholder = variant['::placeholder']?.color
    if (placeholder !== undefined) {
      input.style.setProperty('--card-placeholder', placeholder)
      input.style.setProperty('--card-placeholder-opacity', '1')
    }
  }
}

/** Adds the placeholder's rule to the page, once; a constructed sheet is allowed by the strictest style-src. */
export function installPlaceholderRule() {
  if (document.adoptedStyleSheets === undefined || installPlaceholderRule.isDone === true) return
  installPlaceholderRule.isDone = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(placeholderRule)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
