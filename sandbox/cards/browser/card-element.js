import { cardFields, validationError } from './card-fields.js'
import { brandOf } from './card-number.js'
import { createContainer } from './element-container.js'
import { createEmitter } from './event-emitter.js'
import { createFieldInput } from './field-input.js'
import { applyStyle, installPlaceholderRule } from './field-style.js'
import { IntegrationError } from './integration-error.js'

const fieldsOfType = {
  card: ['number', 'expiry', 'cvc'],
  cardCvc: ['cvc'],
  cardExpiry: ['expiry'],
  cardNumber: ['number'],
}

/** The supported element types. */
export const elementTypes = Object.keys(fieldsOfType)

/**
 * Creates a card element like Stripe.js's, with inputs in the page instead of frames. `group` provides the card
 * number's brand and is notified when it changes.
 */
export function createCardElement(elementType, givenOptions, group) {
  const emitter = createEmitter()
  let options = givenOptions ?? {}
  let container
  let isDestroyed = false

  const fields = fieldsOfType[elementType].map((name) => {
    const fieldInput = createFieldInput(cardFields[name], {
      brand: group.brand,
      placeholder: elementType === 'card' ? undefined : options.placeholder,
      onChange: () => changed(name),
      onFocus: () => focusMoved('focus'),
      onBlur: () => focusMoved('blur'),
      onEscape: () => emitter.emit('escape', { elementType }),
    })
    return { name, ...fieldInput }
  })
  const fieldNamed = (name) => fields.find((field) => field.name === name)

  const state = () => {
    const code = fields.map((field) => field.shownProblem()).find((problem) => problem !== undefined)
    return {
      empty: fields.every((field) => field.digits() === ''),
      complete: fields.every((field) => field.isComplete()),
      invalid: code !== undefined,
      focus: fields.some(({ input }) => input === document.activeElement),
      error: code === undefined ? undefined : validationError(code),
    }
  }

  const render = () => {
    const now = state()
    container?.showState(now, options.classes)
    const states = ['empty', 'complete', 'invalid', 'focus'].filter((name) => now[name])
    for (const { input } of fields) {
      applyStyle(input, options.style ?? {}, states)
      input.style.width = elementType === 'card' && input !== fields[0].input ? '5em' : '100%'
      input.disabled = options.disabled === true
    }
  }

  const changed = (name) => {
    if (name === 'number') group.numberChanged()
    render()
    const { empty, complete, error } = state()
    emitter.emit('change', {
      elementType,
      empty,
      complete,
      error,
      ...(fieldNamed('number') === undefined ? {} : { brand: brandOf(fieldNamed('number').digits()) }),
      ...(elementType === 'card' ? { value: { postalCode: '' } } : { value: undefined }),
    })
  }

  const focusMoved = (event) => {
    render()
    emitter.emit(event, { elementType })
  }

  const unmount = () => {
    container?.remove()
    container = undefined
  }

  const element = {
    on: (event, listener) => chain(emitter.on(event, listener)),
    once: (event, listener) => chain(emitter.once(event, listener)),
    off: (event, listener) => chain(emitter.off(event, listener)),
    mount(target) {
      if (isDestroyed)
        throw new IntegrationError('This Element has already been destroyed. Please create a new one.')
      unmount()
      installPlaceholderRule()
      container = createContainer(
        target,
        fields.map(({ input }) => input),
        element.focus,
      )
      render()
      setTimeout(() => container && emitter.emit('ready', { elementType }))
    },
    unmount,
    destroy() {
      unmount()
      isDestroyed = true
      group.forget(elementType)
    },
    update(changes) {
      options = { ...options, ...changes }
      if (changes?.placeholder !== undefined && elementType !== 'card') {
        fields[0].input.placeholder = changes.placeholder
      }
      render()
    },
    clear() {
      for (const field of fields) field.clear()
      changed(fields[0].name)
    },
    focus: () => fields[0].input.focus(),
    blur: () => fields.find(({ input }) => input === document.activeElement)?.input.blur(),
    /** For the sandbox's own calls, not for the page. */
    _card: { group, fieldNamed, render, changed },
  }
  const chain = () => element
  return element
}
