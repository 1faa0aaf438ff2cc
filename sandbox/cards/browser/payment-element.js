import { createEmitter } from './event-emitter.js'
import { IntegrationError } from './integration-error.js'
import { said } from './sentences.js'

const elementType = 'payment'
/** The labels of the sandbox's methods, by Stripe's type. */
const words = { card: 'Card', pay_by_bank: 'Test bank' }
let groups = 0

/**
 * Creates a substitute for Stripe's Payment Element: a choice of the payment's methods, with card fields below.
 * Stripe's own element shows wallets, saved cards and local methods here, in a frame.
 */
export function createPaymentElement({ clientSecret, payments, createCardFields, forget }) {
  if (clientSecret === undefined)
    throw new IntegrationError('The card sandbox has a Payment Element only for a client secret.')
  const emitter = createEmitter()
  const cardFields = createCardFields()
  let place
  let type = 'card'

  const choose = (chosen, fields) => {
    type = chosen
    fields.hidden = chosen !== 'card'
    emitter.emit('change', { elementType, empty: false, complete: chosen !== 'card', value: { type } })
  }

  const show = async (target) => {
    const { paymentIntent, error } = await payments.retrievePaymentIntent(clientSecret)
    if (place !== target) return
    const isOpen = paymentIntent?.status.startsWith('requires_')
    if (error !== undefined || !isOpen) {
      const ended = { type: 'invalid_request_error', message: 'The PaymentIntent is in a terminal state.' }
      emitter.emit('loaderror', { elementType, error: error ?? ended })
      return
    }
    const fields = document.createElement('div')
    target.replaceChildren(choiceOf(paymentIntent.payment_method_types, type, (each) => choose(each, fields)))
    target.append(fields)
    fields.hidden = type !== 'card'
    for (const field of cardFields) {
      const box = document.createElement('div')
      const border = '1px solid currentColor'
      Object.assign(box.style, { border, boxSizing: 'border-box', margin: '0 0 0.5rem', padding: '0.625rem' })
      fields.append(box)
      field.mount(box)
    }
    emitter.emit('ready', { elementType })
  }

  const unmount = () => {
    if (place === undefined) return
    for (const field of cardFields) field.unmount()
    place.replaceChildren()
    place = undefined
  }

  const chain = () => element
  const element = {
    on: (event, listener) => chain(emitter.on(event, listener)),
    once: (event, listener) => chain(emitter.once(event, listener)),
    off: (event, listener) => chain(emitter.off(event, listener)),
    mount(target) {
      unmount()
      place = typeof target === 'string' ? document.querySelector(target) : target
      show(place)
    },
    unmount,
    destroy() {
      unmount()
      forget()
    },
    update: () => undefined,
    collapse: () => undefined,
    focus: () => place?.querySelector('input')?.focus(),
    blur: () => undefined,
    clear() {
      for (const field of cardFields) field.clear()
    },
    /** For the sandbox's own calls, not for the page. */
    _payment: { clientSecret, card: cardFields[0], chosen: () => type },
  }
  return element
}

function choiceOf(types, chosen, choose) {
  groups += 1
  const group = document.createElement('fieldset')
  Object.assign(group.style, { border: '0', margin: '0 0 0.75rem', padding: '0' })
  const legend = document.createElement('legend')
  legend.textContent = 'Payment method'
  group.append(legend, ...types.map((type) => option(type, type === chosen, choose)))
  return group
}

function option(type, isChosen, choose) {
  const label = document.createElement('label')
  const style = {
    alignItems: 'center',
    cursor: 'pointer',
    display: 'flex',
    gap: '0.75rem',
    minHeight: '44px',
  }
  Object.assign(label.style, style)
  const input = document.createElement('input')
  Object.assign(input, { type: 'radio', name: `card-sandbox-method-${groups}`, checked: isChosen })
  input.addEventListener('change', () => choose(type))
  label.append(input, said(words[type] ?? type))
  return label
}
