import { expect, test } from 'vitest'
import { escapeHtml, jsonForScript } from './escape.ts'

test('Text cannot end the tag or the attribute that contains it', () => {
  expect(escapeHtml(`<b title='x' id="y">&`)).toBe('&lt;b title=&#39;x&#39; id=&quot;y&quot;&gt;&amp;')
})

test('JSON in a script element cannot end the element, and parses to the same value', () => {
  const value = { text: '</script><!-- \u2028\u2029 & >' }
  const json = jsonForScript(value)
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(value)
})
