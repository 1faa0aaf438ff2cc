import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readBill } from './read-bill.ts'

const read = z.object({
  metadata: z.object({ component: z.object({ name: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
})

test('The bill of materials has every dependency of the running shop in its locked version, and no other', async () => {
  const { text, packages } = await readBill('.', { all: false })
  const { metadata, components } = z.parse(read, JSON.parse(text))
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))
  expect(metadata.component.name).toBe('truewheel')
  expect(packages).toBe(components.length)
  expect(missing).toEqual([])
  expect(listed.has(`knip@${devDependencies.knip}`)).toBe(false)
  expect((await readBill('.', { all: true })).text).toContain(`"knip@${devDependencies.knip}"`)
})
