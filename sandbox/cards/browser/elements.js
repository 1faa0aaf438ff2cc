import { createCardElement, elementTypes } from './card-element.js'
import { brandOf } from './card-number.js'
import { IntegrationError } from './integration-error.js'
import { chooseLocale } from './messages.js'
import { createPaymentElement } from './payment-element.js'

/**
 * Creates a group of elements that form one card, or hold the Payment Element of one payment
 * (https://docs.stripe.com/js/elements_object).
 */
export function createElements(options, payments) {
  const elements = new Map()
  if (options?.locale !== undefined) chooseLocale(options.locale)
  const fieldNamed = (name) => {
    for (const element of elements.values()) {
      const field = element._card?.fieldNamed(name)
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
    create(type, elementOptions) {
      if (![...elementTypes, 'payment'].includes(type)) {
        throw new IntegrationError(
          `The card sandbox has no element of type ${type}: only ${elementTypes.join(', ')}, payment.`,
        )
      }
      if (elements.has(type)) {
        throw new IntegrationError(
          `Can only create one Element of type ${type} through an Elements instance.`,
        )
      }
      const element =
        type === 'payment'
          ? createPaymentElement({
              clientSecret: options?.clientSecret,
              payments,
              createCardFields() {
                const card = createElements()
                return ['cardNumber', 'cardExpiry', 'cardCvc'].map((field) => card.create(field))
              },
              forget: () => elements.delete('payment'),
            })
          : createCardElement(type, elementOptions, group)
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
