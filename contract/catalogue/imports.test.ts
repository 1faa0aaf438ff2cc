import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { createImport } from './imports.ts'

const file = { fileName: 'tools.csv', content: 'bmFtZSxwcmljZQo=' }
const read = (change: object) => readWith(createImport.body, { ...file, ...change })
const picture = (name: string) => ({ name, img: `/pictures/${name}` })

describe('A file of products', () => {
  test.each([
    { content: 'AZaz09+/' },
    { pictures: [picture('a.png'), picture('b.png')] },
    { pictures: Array.from({ length: 1_000 }, (_, index) => picture(`${index}.png`)) },
  ])('Is accepted with other fields (%#)', (change) => {
    expect(read(change)).toEqual({ ...file, ...change })
  })

  const base64 = 'Send the bytes of the file as base64.'
  const twice = 'Two pictures have the same name. Rename one of them.'
  test.each([
    [{ content: 'bmFt*Q==' }, 'content', base64],
    [{ content: 'bmFt\n' }, 'content', base64],
    [{ content: '' }, 'content', 'The file is empty.'],
    [{ fileName: '' }, 'fileName', 'Send the name of the file.'],
    [{ pictures: [picture('a.png'), picture('A.PNG')] }, 'pictures', twice],
    [{ pictures: [picture('é.png'), picture('e\u0301.png')] }, 'pictures', twice],
  ])('Is refused with %j: at %s, %s', (change, field, message) => {
    expect(read(change)).toEqual({ refused: { [field]: message } })
  })

  test('Has at most 1,000 pictures and 10 MB', () => {
    const pictures = Array.from({ length: 1_001 }, (_, index) => picture(`${index}.png`))
    expect(read({ pictures })).toEqual({ refused: { pictures: 'At most 1000 pictures at once.' } })
    const content = 'A'.repeat(13_981_020)
    expect(read({ content: `${content}A` })).toEqual({
      refused: {
        content:
          'More than 10 MB were sent. Compress the file with gzip before it is sent, or split it into several files.',
      },
    })
  })
})
