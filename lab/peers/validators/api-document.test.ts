import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openApiDocument } from '../../../server/http/docs/openapi-document.ts'
import { folder, runPackage } from './run-program.ts'

let home = ''

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'truewheel-openapi-'))
})
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

const sound = openApiDocument('1.0.0', 'https://shop.example.net/api')

/** The document with an operation that has neither an id nor a description, and answers with an unknown schema. */
const faulty = {
  ...sound,
  paths: {
    '/faulty': {
      get: {
        summary: 'Nothing',
        responses: {
          200: {
            description: 'Done',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Nothing' } } },
          },
        },
      },
    },
  },
}

function write(document: object): string {
  const file = join(home, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  return file
}

/** Returns the errors and warnings of Redocly. */
async function flawsByRedocly(document: object): Promise<readonly string[]> {
  const rules = join(folder, 'redocly.yaml')
  const args = ['lint', write(document), '--config', rules, '--format', 'json', '--max-problems', '1000']
  const { problems } = JSON.parse((await runPackage('redocly', args)).stdout) as {
    problems: { ruleId: string; message: string }[]
  }
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

/** Returns what Spectral finds, of any severity. */
async function flawsBySpectral(document: object): Promise<readonly string[]> {
  const rules = join(folder, 'spectral.yaml')
  const args = ['lint', write(document), '--ruleset', rules, '--format', 'json', '--quiet']
  const found = JSON.parse((await runPackage('spectral', args)).stdout) as { code: string; message: string }[]
  return found.map(({ code, message }) => `${code}: ${message}`)
}

test('Redocly finds neither an error nor a warning in the API document', async () => {
  expect(await flawsByRedocly(sound)).toEqual([])
})

test('Spectral finds neither an error nor a warning in the API document', async () => {
  expect(await flawsBySpectral(sound)).toEqual([])
})

test('Redocly and Spectral find errors and warnings in a faulty document', async () => {
  const byRedocly = (await flawsByRedocly(faulty)).join('\n')
  for (const rule of ['no-unresolved-refs', 'operation-operationId']) expect(byRedocly).toContain(rule)
  const bySpectral = (await flawsBySpectral(faulty)).join('\n')
  for (const rule of ['invalid-ref', 'operation-operationId', 'operation-description'])
    expect(bySpectral).toContain(rule)
})
