import { expect, test } from 'vitest'

test('React records no stack trace for an element in tests', () => {
  const [one, other] = [<p key="one" />, <p key="other" />].map((element) =>
    Reflect.get(element, '_debugStack'),
  )
  expect(one).toBeInstanceOf(Error)
  expect(one).toBe(other)
})
