import { createCardElement, elementTypes } from './card-element.js'
import { brandOf } from './card-number.js'
import { IntegrationError } from './integration-error.js'

/** Creates a group of elements that form one card (https://docs.stripe.com/js/elements_object). */
export function createElements(_options) {
  const elements = new Map()
  const fieldNamed = (name) => {
    for (const element of elements.values()) {
      const field = element._card.fieldNamed(name)
      if (field !== undefined) return { element, field }
    }
    return undefined
  }
  const group = {
    fieldNamed,
    brand: () => brandOf(fieldNamed('number')?.field.digits() ?? ''),
    /** The security code's length depends on the brand. */
    numberChanged() {
      const cvc = fieldNamed('cvc')
      cvc?.field.refresh()
      cvc?.element._card.render()
    },
    forget: (type) => elements.delete(type),
  }
  return {
    create(type, options) {
      if (!elementTypes.includes(type)) {
        throw new IntegrationError(
          `The card sandbox has no element of type ${type}: only ${elementTypes.join(', ')}.`,
        )
      }
      if (elements.has(type)) {
        throw new IntegrationError(
          `Can only create one Element of type ${type} through an Elements instance.`,
        )
      }
      const element = createCardElement(type, options, group)
      elements.set(type, element)
      return element
    },
    /** Finds an element by type, or by its React component. */
    getElement: (type) => elements.get(typeof type === 'function' ? type.__elementType : type) ?? null,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  }
}
