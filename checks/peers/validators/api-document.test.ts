import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openApiDocument } from '../../../server/http/docs/openapi-document.ts'
import { folder, runPackage } from './run-program.ts'

let home = ''
let file = ''

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'truewheel-openapi-'))
  file = join(home, 'openapi.json')
  writeFileSync(file, JSON.stringify(openApiDocument('1.0.0', 'https://shop.example.net/api')))
})
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

test('Redocly finds neither an error nor a warning in the API document', async () => {
  const { stdout } = await runPackage('redocly', [
    'lint',
    file,
    '--config',
    join(folder, 'redocly.yaml'),
    '--format',
    'json',
  ])
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('Spectral finds neither an error nor a warning in the API document', async () => {
  const report = join(home, 'spectral.json')
  const ruleset = join(folder, 'spectral.yaml')
  const { code, stdout } = await runPackage('spectral', [
    'lint',
    file,
    '--ruleset',
    ruleset,
    '--format',
    'text',
    '--output',
    report,
  ])
  expect([code, stdout.trim()]).toEqual([0, expect.stringContaining('No results')])
})
