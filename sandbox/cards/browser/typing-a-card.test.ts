// @vitest-environment jsdom

import { describe, expect, test } from 'vitest'
import { freshCardPage, mountCard, typeCard, user } from '../testing/card-page.ts'

freshCardPage()

describe('typing a card', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42a4-2', '4242'],
    ['36227206271667', '3622 720627 1667'],
    ['3056930009020004', '3056 9300 0902 0004'],
    ['6205500000000000004', '6205 5000 0000 0000 004'],
    ['3566002020360505', '3566 0020 2036 0505'],
  ])('The number %s is shown as "%s"', async (typed, shown) => {
    const { inputs } = await mountCard()
    await user.type(inputs.number, typed)
    expect(inputs.number.value).toBe(shown)
  })

  test.each([
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 4242\t42424242 ', '4242 4242 4242 4242'],
  ])('The number "%s" can be pasted', async (pasted, shown) => {
    const { inputs } = await mountCard()
    await user.click(inputs.number)
    await user.paste(pasted)
    expect(inputs.number.value).toBe(shown)
  })

  test.each([
    ['1230', '12 / 30'],
    ['530', '05 / 30'],
    ['12/30', '12 / 30'],
    ['12', '12 / '],
    ['1', '1'],
  ])('The expiry %s is shown as "%s"', async (typed, shown) => {
    const { inputs } = await mountCard()
    await user.type(inputs.expiry, typed)
    expect(inputs.expiry.value).toBe(shown)
  })

  test.each(['12/2030', '12 / 30', '2030-12', '1230'])('The expiry "%s" can be pasted', async (pasted) => {
    const { inputs } = await mountCard()
    await user.click(inputs.expiry)
    await user.paste(pasted)
    expect(inputs.expiry.value).toBe('12 / 30')
  })

  test('Backspace skips separators', async () => {
    const { inputs } = await mountCard()
    await user.type(inputs.expiry, '123{Backspace}{Backspace}{Backspace}')
    expect(inputs.expiry.value).toBe('')
    await user.type(inputs.number, '42424{Backspace}{Backspace}')
    expect(inputs.number.value).toBe('424')
  })

  test.each([
    [2, '4254 2424 2', 3],
    // At the end of a group the caret moves to the next group.
    [3, '4245 2424 2', 5],
  ])('A digit inserted at %i leaves the caret behind it', async (at, shown, caret) => {
    const { inputs } = await mountCard()
    await user.type(inputs.number, '42424242')
    await user.type(inputs.number, '5', { initialSelectionStart: at, initialSelectionEnd: at })
    expect(inputs.number.value).toBe(shown)
    expect(inputs.number.selectionStart).toBe(caret)
  })

  test('The security code has four digits for American Express and three otherwise', async () => {
    const { inputs } = await typeCard('378282246310005', '1230', '12345')
    expect(inputs.cvc.value).toBe('1234')
    await user.clear(inputs.number)
    await user.type(inputs.number, '4242')
    expect(inputs.cvc.value).toBe('123')
  })

  test('The inputs have autofill hints and accessible names', async () => {
    const { inputs } = await mountCard()
    expect([inputs.number, inputs.expiry, inputs.cvc].map((input) => input.autocomplete)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ])
    expect(inputs.number.getAttribute('aria-label')).toBe('Card number')
    expect(inputs.expiry.getAttribute('aria-label')).toBe('Credit or debit card expiration date')
    for (const input of Object.values(inputs)) {
      expect(input.inputMode || input.getAttribute('inputmode')).toBe('numeric')
      // Without a name, no card data is submitted with the page's own form.
      expect(input.name).toBe('')
    }
  })
})
