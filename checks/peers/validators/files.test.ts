import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolNamed } from '../../../e2e/support/catalogue.ts'
import { beAdmin, beSignedIn, ok } from '../../../e2e/support/customer.ts'
import { openWhole } from '../../../e2e/support/every-screen.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { bearer, book } from '../../../e2e/support/orders.ts'
import { payByApi } from '../../../e2e/support/payment.ts'
import { folder, run } from './run-program.ts'

const deploy = join(folder, '../../../deploy')
let home = ''
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'truewheel-files-'))
})
test.afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Runs a program and expects that it finds nothing to say. */
async function expectNoFault(program: string, args: readonly string[], input?: string): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, input)
  expect([`${program} ${args.join(' ')}`, code, stderr]).toEqual([expect.any(String), 0, ''])
  return stdout
}

test('Feed and sitemap are well-formed XML, and the sitemap follows its schema', async ({ page }) => {
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const file = join(home, path.slice(1))
    writeFileSync(file, await (await page.request.get(path)).body())
    await expectNoFault('xmllint', ['--noout', file])
  }
  const checked = await run('xmllint', [
    '--noout',
    '--schema',
    join(folder, 'sitemap.xsd'),
    join(home, 'sitemap.xml'),
  ])
  expect([checked.code, checked.stderr]).toEqual([0, expect.stringContaining('validates')])
})

/** Checks a PDF: its structure, and that each font is embedded and can be searched and copied. */
async function expectSoundPdf(name: string, bytes: Buffer): Promise<void> {
  const file = join(home, `${name}.pdf`)
  writeFileSync(file, bytes)
  expect(await expectNoFault('qpdf', ['--check', file])).toContain(
    'No syntax or stream encoding errors found',
  )
  const [, , ...fonts] = (await expectNoFault('pdffonts', [file])).trimEnd().split('\n')
  expect(fonts.length, name).toBeGreaterThan(0)
  // The columns before the last two numbers: embedded, subset, Unicode map.
  for (const font of fonts) expect(font, name).toMatch(/\s+yes\s+(?:yes|no)\s+yes\s+\d+\s+\d+$/)
}

test('Invoice, credit note, packing slips and printed orders are sound PDFs', async ({
  page,
  newVisitor,
  shop,
}) => {
  const customer = await beSignedIn(page)
  const order = await book(page, customer, await toolNamed(page, 'Axle vice'))
  await payByApi(page, shop, customer, order)
  const desk = await newVisitor()
  const admin = await beAdmin(desk, shop.admin)
  const data = { amount: 1, reason: 'A dent', restock: 0 }
  await ok(await desk.request.post(`/api/bookings/${order}/refunds`, { headers: bearer(admin), data }))
  const numbersOf = async () =>
    ((await (await page.request.get(`/api/bookings/${order}`, { headers: bearer(customer) })).json())
      .invoices ?? []) as string[]
  await expect.poll(async () => (await numbersOf()).length).toBe(2)
  for (const number of await numbersOf()) {
    const paper = await ok(await page.request.get(`/api/invoices/${number}`, { headers: bearer(customer) }))
    await expectSoundPdf(number, await paper.body())
  }
  for (const [name, at, path] of [
    ['slips', desk, `/dashboard/slips?orders=${order}`],
    ['order', desk, `/dashboard/manageallorders/${order}`],
    ['receipt', page, `/dashboard/payment/${order}`],
  ] as const) {
    await openWhole(at, path)
    await expectSoundPdf(name, await at.pdf())
  }
})

test('Prometheus’ own checker accepts the figures, the alarms and their tests', async ({ page }) => {
  const figures = await (await page.request.get('/metrics')).text()
  await expectNoFault('promtool', ['check', 'metrics'], figures)
  for (const [command, file] of [
    ['config', 'prometheus.yml'],
    ['rules', 'alarms.yaml'],
  ] as const) {
    const { code, stderr } = await run('promtool', ['check', command, join(deploy, 'monitoring', file)])
    expect([file, code, stderr]).toEqual([file, 0, ''])
  }
  const tested = await run('promtool', ['test', 'rules', join(deploy, 'monitoring/alarms.test.yaml')])
  expect([tested.code, tested.stderr]).toEqual([0, ''])
})

test('nginx accepts its configuration', async () => {
  const certificate = [
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
  const [key, pem] = [join(home, 'key.pem'), join(home, 'certificate.pem')]
  expect((await run('openssl', [...certificate, '-keyout', key, '-out', pem])).code).toBe(0)
  // The machine has no certificate of the shop: this one takes its place.
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${pem};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/ssl_trusted_certificate .*;/, `ssl_trusted_certificate ${pem};`)
  const file = join(home, 'nginx.conf')
  writeFileSync(file, `pid ${home}/nginx.pid;\nevents {}\nhttp {\n${site}\n}\n`)
  const { code, stderr } = await run('nginx', ['-t', '-e', join(home, 'error.log'), '-c', file])
  expect([code, stderr.match(/\[(?:warn|emerg|alert|crit)\].*/g)]).toEqual([0, null])
})

test('systemd accepts the units', async () => {
  const units = ['truewheel@.service', 'truewheel-backup.service', 'truewheel-backup.timer'].map((name) => {
    const unit = join(home, name.replace('@.', '@3000.'))
    // /opt has no shop here; systemd checks that a program exists.
    const text = readFileSync(join(deploy, name), 'utf8').replace(
      /^ExecStart=\/opt\/\S+/m,
      `ExecStart=${process.execPath}`,
    )
    writeFileSync(unit, text)
    return unit
  })
  const { code, stderr } = await run('systemd-analyze', ['verify', ...units])
  const about = stderr.split('\n').filter((line) => line.includes('truewheel'))
  expect([code, about]).toEqual([0, []])
})
