import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsTable } from '../../server/config/settings-table.ts'
import { repositoryFiles } from '../source-files.ts'
import { findUnknownSettings, probesIn, settingsIn } from './deployed-settings.ts'

const known = Object.keys(settingsTable)
const files = repositoryFiles()
  .filter((path) => path.startsWith('deploy/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('The files of deploy/', () => {
  it('Exist, and set at least one setting', () => {
    for (const name of ['Containerfile', 'compose.yaml', 'kubernetes.yaml', 'truewheel@.service']) {
      const file = files.find(({ path }) => path === `deploy/${name}`)
      expect(settingsIn(name, file?.text ?? ''), name).not.toEqual([])
    }
  })

  it('Set only settings that the shop knows', () => {
    expect(files.flatMap(({ path, text }) => findUnknownSettings(path, text, known))).toEqual([])
  })

  it('Call only addresses that the shop answers', () => {
    const served = readFileSync('server/http/status/mount-status.ts', 'utf8')
    const asked = files.flatMap(({ text }) => probesIn(text))
    expect(asked).toContain('/readyz')
    for (const path of asked) expect(served).toContain(`app.get('${path}'`)
  })

  it('Say what has not been run here', () => {
    for (const name of ['Containerfile', 'compose.yaml', 'kubernetes.yaml', 'postgres/replication.sh'])
      expect(files.find(({ path }) => path === `deploy/${name}`)?.text, name).toContain('Not run here')
  })
})

it.each([
  ['a.service', 'Environment=PORTT=3000'],
  ['Containerfile', 'ENV HOST=0.0.0.0 PORTT=3000'],
  ['kubernetes.yaml', '- { name: PORTT, value: "1" }'],
  ['compose.yaml', '    PORTT: "1"'],
])('The check for unknown settings reports one in %s', (path, text) => {
  expect(findUnknownSettings(path, text, known)).toEqual(['PORTT'])
})

it.each([
  ['a probe of Kubernetes', 'readinessProbe: { httpGet: { path: /ready, port: 3000 } }'],
  ['a health check of a container', 'CMD fetch http://127.0.0.1:3000/ready || exit 1'],
])('The check for addresses finds the address of %s', (_, text) => {
  expect(probesIn(text)).toEqual(['/ready'])
})
