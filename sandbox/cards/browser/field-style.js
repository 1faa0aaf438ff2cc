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
  // The container shows the focus, with its class StripeElement--focus.
  outline: '0',
  padding: '0',
}

/** The properties of Stripe's `style` option (https://docs.stripe.com/js/appendix/style). */
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

/** The class for the placeholder rule, which inline styles cannot express. */
export const inputClass = 'TruewheelCardInput'
const placeholderRule = `.${inputClass}::placeholder { color: var(--card-placeholder, currentColor); opacity: var(--card-placeholder-opacity, 0.7) }`

/** Styles an input for its states: base first, then each active state on top. */
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

/** Adds the placeholder rule to the page, once; even a strict style-src permits constructed style sheets. */
export function installPlaceholderRule() {
  if (document.adoptedStyleSheets === undefined || installPlaceholderRule.isDone === true) return
  installPlaceholderRule.isDone = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(placeholderRule)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
