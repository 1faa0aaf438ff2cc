import { IntegrationError } from './integration-error.js'

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

/**
 * Mounts inputs into the page's element, names them by its label or by the group around it (no frame separates them),
 * and shows their state with Stripe.js's classes
 * (https://docs.stripe.com/js/elements_object/create_element#elements_create-options-classes).
 */
export function createContainer(target, inputs, focus) {
  const place = typeof target === 'string' ? document.querySelector(target) : target
  if (!(place instanceof Element))
    throw new IntegrationError(`The selector you specified (${target}) applies to no DOM element.`)
  const labels = place.id === '' ? [] : [...document.querySelectorAll(`label[for="${CSS.escape(place.id)}"]`)]
  const [label] = labels
  const name =
    label ?? document.getElementById(place.closest('[role="group"]')?.getAttribute('aria-labelledby'))
  if (name && inputs.length === 1) inputs[0].setAttribute('aria-label', name.textContent.trim())
  for (const each of labels) each.addEventListener('click', focus)
  // Clicks on the container's padding focus the field.
  const pointedAt = (event) => event.target === place && focus()
  place.addEventListener('click', pointedAt)
  place.replaceChildren(rowOf(inputs))
  let shown = []
  const show = (classes) => {
    place.classList.remove(...shown)
    place.classList.add(...classes)
    shown = classes
  }
  return {
    showState(state, chosen = {}) {
      const classes = { ...defaultClasses, ...chosen }
      const present = ['complete', 'empty', 'focus', 'invalid'].filter((name) => state[name])
      show(
        [classes.base, ...present.map((name) => classes[name])]
          .flatMap((names) => names.split(/\s+/))
          .filter(Boolean),
      )
    },
    remove() {
      show([])
      for (const each of labels) each.removeEventListener('click', focus)
      place.removeEventListener('click', pointedAt)
      place.replaceChildren()
    },
  }
}

function rowOf(inputs) {
  const row = document.createElement('div')
  Object.assign(row.style, { display: 'flex', gap: '0.75em' })
  row.append(...inputs)
  return row
}
