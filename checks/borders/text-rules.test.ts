import { describe, expect, it } from 'vitest'
import { findEnvironmentReaders } from './environment-readers.ts'
import { findOddNames } from './file-names.ts'

const readers = [
  'const port = process.env.PORT',
  'const port = process?.env.PORT',
  'const { PORT } = process\n  .env',
  'const { env } = process\n',
  "import { env } from 'node:process'",
]

describe('Reading the environment', () => {
  it.each(readers)('Is reported outside server/config: %s', (text) => {
    expect(findEnvironmentReaders([{ path: 'server/http/x.ts', text }])).toEqual(['server/http/x.ts'])
  })

  it.each(['contract', 'domain', 'server', 'web', 'sandbox', 'sample-shop', 'standards'])(
    'Is reported in %s/',
    (area) => {
      const files = readers.map((text) => ({ path: `${area}/x.ts`, text }))
      expect(findEnvironmentReaders(files)).toHaveLength(readers.length)
    },
  )

  it.each([
    'server/config/load.ts',
    'server/http/x.test.ts',
    'server/data/testing/engines.ts',
    'tools/test.ts',
  ])('Is allowed in %s', (path) => {
    expect(findEnvironmentReaders(readers.map((text) => ({ path, text })))).toEqual([])
  })

  it('Other uses of `process` are allowed', () => {
    const text = 'const id = process.pid; const environment = settings.env'
    expect(findEnvironmentReaders([{ path: 'server/x.ts', text }])).toEqual([])
  })
})

describe('File names', () => {
  it.each(['web/ui/PriceTag.tsx', 'server/write_queue.ts', 'domain/moneyRules.test.ts', 'a/b.helper.ts'])(
    '%s is reported',
    (path) => {
      expect(findOddNames([path])).toEqual([path])
    },
  )

  it.each(['web/ui/price-tag.tsx', 'server/0001-first-shop.ts', 'domain/money.test.ts', 'vite.config.ts'])(
    '%s is allowed',
    (path) => {
      expect(findOddNames([path])).toEqual([])
    },
  )
})
