// @vitest-environment jsdom

import type { StripeCardNumberElementChangeEvent } from '@stripe/stripe-js'
import { describe, expect, test } from 'vitest'
import { freshCardPage, mountCard, openStripe, typeCard, user } from '../testing/card-page.ts'

freshCardPage()

describe('events and classes', () => {
  test('The element emits ready once it is mounted', async () => {
    const number = (await openStripe()).elements().create('cardNumber')
    const ready = new Promise((resolve) => number.on('ready', resolve))
    number.mount('#number')
    expect(await ready).toEqual({ elementType: 'cardNumber' })
  })

  test("Each change reports brand, completeness and errors in Stripe's words", async () => {
    const { number, inputs } = await mountCard()
    const seen: StripeCardNumberElementChangeEvent[] = []
    number.on('change', (event) => seen.push(event))
    await user.type(inputs.number, '4242424242424242')
    expect(seen[0]).toMatchObject({ brand: 'visa', complete: false, empty: false, error: undefined })
    expect(seen.at(-1)).toMatchObject({ elementType: 'cardNumber', complete: true, error: undefined })
    await user.type(inputs.number, '{Backspace}1')
    expect(seen.at(-1)?.error).toEqual({
      type: 'validation_error',
      code: 'invalid_number',
      message: 'Your card number is invalid.',
    })
    expect(document.querySelector('#number')?.className).toContain('StripeElement--invalid')
    expect(inputs.number.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['number', '4242', 'Your card number is incomplete.'],
    ['expiry', '12', "Your card's expiration date is incomplete."],
    ['expiry', '1220', "Your card's expiration year is in the past."],
    ['cvc', '12', "Your card's security code is incomplete."],
  ] as const)('Leaving the %s at %s reports: %s', async (name, typed, message) => {
    const card = await mountCard()
    const errors: (string | undefined)[] = []
    const note = (event: { error: { message: string } | undefined }) => errors.push(event.error?.message)
    card.number.on('change', note)
    card.expiry.on('change', note)
    card.cvc.on('change', note)
    await user.type(card.inputs[name], typed)
    await user.tab()
    expect(errors.at(-1)).toBe(message)
  })

  test('Focus, blur and Escape are emitted and shown by classes', async () => {
    const { number, inputs } = await mountCard()
    const events: string[] = []
    number.on('focus', () => events.push('focus'))
    number.on('blur', () => events.push('blur'))
    number.once('escape', () => events.push('escape'))
    const classes = document.querySelector('#number')?.classList
    expect([...(classes ?? [])]).toEqual(['StripeElement', 'StripeElement--empty'])
    await user.click(inputs.number)
    expect(classes?.contains('StripeElement--focus')).toBe(true)
    await user.keyboard('{Escape}{Escape}')
    number.blur()
    expect(events).toEqual(['focus', 'escape', 'blur'])
    await user.type(inputs.number, '4242424242424242')
    expect(classes?.contains('StripeElement--complete')).toBe(true)
    expect(classes?.contains('StripeElement--empty')).toBe(false)
  })

  test.each(['label', '#number'])('A click on %s focuses the field', async (place) => {
    const { inputs } = await mountCard()
    await user.click(document.querySelector(place) ?? document.body)
    expect(document.activeElement).toBe(inputs.number)
  })

  test('Colours are inherited from the page unless the style sets them', async () => {
    const elements = (await openStripe()).elements()
    const style = { base: { color: 'rgb(1, 2, 3)' }, invalid: { color: 'rgb(200, 0, 0)' } }
    elements.create('cardNumber', { style }).mount('#number')
    elements.create('cardExpiry').mount('#expiry')
    const [number, expiry] = document.querySelectorAll('input')
    expect(expiry?.style.color).toBe('inherit')
    expect(number?.style.color).toBe('rgb(1, 2, 3)')
    if (number) await user.type(number, '4242424242424241')
    expect(number?.style.color).toBe('rgb(200, 0, 0)')
  })

  test('An element can be cleared, disabled, unmounted and destroyed', async () => {
    const { elements, number, inputs } = await typeCard('4242424242424242')
    number.clear()
    expect(inputs.number.value).toBe('')
    number.update({ disabled: true })
    expect(inputs.number.disabled).toBe(true)
    expect(elements.getElement('cardNumber')).toBe(number)
    expect(() => elements.create('cardNumber')).toThrow('Can only create one Element of type cardNumber')
    number.unmount()
    expect(document.querySelector('#number')?.innerHTML).toBe('')
    expect(document.querySelector('#number')?.className).toBe('')
    number.destroy()
    expect(() => number.mount('#number')).toThrow('already been destroyed')
    elements.create('cardNumber').mount('#number')
  })
})
