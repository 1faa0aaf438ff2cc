import { expect, test } from 'vitest'
import { builtInPagesIn, sampleTextPages, writtenPages } from './written-pages.ts'

const pageAt = (address: string) => writtenPages.find((page) => page.address === address)

test('A job is found by its name, its fault, and each name of its standards, tools and parts', () => {
  const job = pageAt('/jobs/replace-a-cassette')
  expect(job).toMatchObject({ kind: 'job', title: 'Replace a cassette' })
  expect(job?.text).toContain('Worn sprockets')
  expect(job?.said).toContain('cassette off')
  const names = ['Cassette lockring tool, 12 splines', 'cassette lockring tool', 'torque wrench', 'cassette']
  const ofStandard = ['Cassettes, lockrings and freehub bodies', 'HG lockring']
  expect(job?.about).toEqual(expect.arrayContaining([...names, ...ofStandard]))
  expect(new Set(job?.about).size, 'each name once').toBe(job?.about.length)
})

test('A job has its number of steps and its special tools', () => {
  const job = pageAt('/jobs/replace-a-cassette')
  expect(job?.counts).toEqual({ steps: 8, tools: 4 })
  expect(job?.needs).toEqual(['cassette lockring tool', 'chain whip'])
})

test('A standard is found by its other names and its group, and the result opens the page What fits', () => {
  expect(builtInPagesIn('en').find(({ said }) => said.includes('HG lockring'))).toMatchObject({
    kind: 'fit',
    title: 'Lockring of Shimano and SRAM cassettes, 12 splines',
    address: '/fit?group=cassettes&standard=lockring-shimano-12-spline',
    about: ['Cassettes, lockrings and freehub bodies'],
  })
})

test.each([
  ['shipping cost', '/delivery'],
  ['money back', '/returns'],
  ['cookies', '/privacy'],
  ['terms and conditions', '/terms'],
  ['screen reader', '/accessibility'],
  ['bulk price', '/quote'],
  ['opening hours', '/contact'],
  ['redux', '/blog#state'],
])('Who asks for "%s" is led to %s', (said, address) => {
  const found = sampleTextPages.filter((page) => page.said.includes(said))
  expect(found.map((page) => page.address)).toEqual([address])
})

test('Each page has one address and a title', () => {
  const addresses = writtenPages.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { title, address } of writtenPages) expect(title.trim(), address).not.toBe('')
})
