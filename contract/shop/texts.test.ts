import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { longestText, previewText } from './texts.ts'

const read = (markdown: string) => readWith(previewText.body, { markdown })

describe('A text of a page', () => {
  test('Keeps its spaces and line breaks, in one style, and has no broken characters', () => {
    expect(read('  # Delivery\r\n\r\n* one\n')).toEqual({ markdown: '  # Delivery\n\n* one\n' })
    expect(read('a\ud800b')).toEqual({ markdown: 'a\ufffdb' })
    expect(read('')).toEqual({ markdown: '' })
  })

  test('May have 20,000 characters, but no character that cannot be stored', () => {
    expect(read('x'.repeat(longestText))).toEqual({ markdown: 'x'.repeat(20_000) })
    expect(read('x'.repeat(20_001))).toEqual({ refused: { markdown: 'At most 20000 characters.' } })
    expect(read('a\u0000')).toEqual({
      refused: { markdown: 'This text has a character that cannot be stored.' },
    })
  })
})
