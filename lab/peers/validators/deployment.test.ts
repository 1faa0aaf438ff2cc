import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../../../e2e/support/journey.ts'
import { folder, run } from './run-program.ts'

const deploy = join(folder, '../../../deploy')
let home = ''
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'truewheel-deployment-'))
})
test.afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Returns the output of Prometheus's checker; empty for correct files. */
async function flawsByPromtool(args: readonly string[], input?: string): Promise<readonly string[]> {
  const { code, stdout, stderr } = await run('promtool', args, input)
  return code === 0 && stderr === '' ? [] : [`${args.join(' ')}: ${code} ${stdout}${stderr}`]
}

/** Copies the monitoring, with the token file that an operator would write. */
function copyMonitoring(): string {
  const at = join(home, 'monitoring')
  cpSync(join(deploy, 'monitoring'), at, { recursive: true })
  writeFileSync(join(at, 'metrics-token'), 'token')
  return at
}

test('Prometheus’ checker accepts the figures, the alarms and their tests', async ({ page }) => {
  const figures = await (await page.request.get('/metrics')).text()
  expect(await flawsByPromtool(['check', 'metrics'], figures)).toEqual([])
  const at = copyMonitoring()
  expect(await flawsByPromtool(['check', 'config', join(at, 'prometheus.yml')])).toEqual([])
  expect(await flawsByPromtool(['check', 'rules', join(at, 'alarms.yaml')])).toEqual([])
  expect(await flawsByPromtool(['test', 'rules', join(at, 'alarms.test.yaml')])).toEqual([])
})

/** A test of the alarms that wrongly expects silence while no shop answers. */
const wrongTest = `
rule_files: [alarms.yaml]
tests:
  - input_series: [{ series: 'up{job="truewheel"}', values: '0x9' }]
    alert_rule_test: [{ alertname: ShopDown, eval_time: 5m, exp_alerts: [] }]
`

test('Prometheus’ checker finds a gauge with the name of a counter, and wrong alarms', async () => {
  const gauge = '# HELP open_total Open.\n# TYPE open_total gauge\nopen_total 1\n'
  expect(await flawsByPromtool(['check', 'metrics'], gauge)).toEqual([expect.stringContaining('_total')])
  const at = copyMonitoring()
  const write = (name: string, text: string) => {
    writeFileSync(join(at, name), text)
    return join(at, name)
  }
  const tested = await flawsByPromtool(['test', 'rules', write('wrong.test.yaml', wrongTest)])
  expect(tested).toEqual([expect.stringContaining('ShopDown')])
  const rule = "groups: [{ name: wrong, rules: [{ alert: A, expr: 'sum(' }] }]"
  const checked = await flawsByPromtool(['check', 'rules', write('alarms.yaml', rule)])
  expect(checked).toEqual([expect.stringContaining('parse')])
  const configured = await flawsByPromtool(['check', 'config', write('prometheus.yml', 'globall: {}')])
  expect(configured).toEqual([expect.stringContaining('globall')])
})

/** Returns nginx's output for a configuration of a site. */
async function flawsOfSite(site: string): Promise<readonly string[]> {
  const file = join(home, 'nginx.conf')
  writeFileSync(file, `pid ${home}/nginx.pid;\nevents {}\nhttp {\n${site}\n}\n`)
  const { code, stderr } = await run('nginx', ['-t', '-e', join(home, 'error.log'), '-c', file])
  const flaws = stderr.match(/\[(?:warn|emerg|alert|crit|error)\].*/g) ?? []
  return code === 0 || flaws.length > 0 ? flaws : [`${code} ${stderr}`]
}

test('nginx accepts its configuration, and finds a directive that it does not know', async () => {
  const [key, pem] = [join(home, 'key.pem'), join(home, 'certificate.pem')]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=shop.example.com',
    '-days',
    '2',
  ]
  expect((await run('openssl', [...made, '-keyout', key, '-out', pem])).code).toBe(0)
  // Uses a substitute certificate, because the machine has none of the shop.
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${pem};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/ssl_trusted_certificate .*;/, `ssl_trusted_certificate ${pem};`)
  expect(await flawsOfSite(site)).toEqual([])
  expect(await flawsOfSite(`${site}\nproxy_pas http://shop;`)).toEqual([expect.stringContaining('proxy_pas')])
})

/** Returns systemd's output about units, after a change of their texts. */
async function flawsOfUnits(change: (text: string) => string): Promise<readonly string[]> {
  const names = readdirSync(deploy).filter((name) => /\.(?:service|timer|socket|target)$/.test(name))
  expect(names.length).toBeGreaterThanOrEqual(3)
  const units = names.map((name) => {
    const unit = join(home, name.replace('@.', '@3000.'))
    // Replaces the program in /opt, where no shop is installed, because systemd checks that the program exists.
    const own = `ExecStart=${process.execPath}`
    const text = readFileSync(join(deploy, name), 'utf8').replace(/^ExecStart=\/opt\/\S+/m, own)
    writeFileSync(unit, change(text))
    return unit
  })
  const { code, stderr } = await run('systemd-analyze', ['verify', ...units])
  // Ignores other units of this machine, which the check also reads.
  const flaws = stderr.split('\n').filter((line) => line.includes('truewheel'))
  return code === 0 || flaws.length > 0 ? flaws : [`${code} ${stderr}`]
}

test('systemd accepts the units, and finds a key that it does not know', async () => {
  expect(await flawsOfUnits((text) => text)).toEqual([])
  const wrong = await flawsOfUnits((text) => text.replace('[Service]', '[Service]\nRestartt=always'))
  expect(wrong.join('\n')).toContain('Restartt')
})
