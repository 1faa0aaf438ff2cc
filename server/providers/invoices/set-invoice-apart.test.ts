import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { setInvoiceApart } from './set-invoice-apart.ts'

const cells = { order: 'TW-1', product: 'Whip', quantity: '1', unit: '5.00', amount: '5.00' }
const party = { heading: 'Seller', lines: ['Truewheel'] }
const sheet: InvoiceSheet = {
  title: 'Invoice INV-00001',
  language: 'en',
  locale: 'en-US',
  letters: 'all-scripts',
  paper: 'A4',
  issuedAt: 0,
  seller: party,
  buyer: party,
  facts: [],
  columns: cells,
  lines: [cells],
  sums: [['Total', '5.00']],
  notes: [],
  page: 'Page {page} of {count}',
}

/** Returns the processes that typeset invoices for this process, including dead ones that it has not noticed. */
function setters(): readonly number[] {
  const children = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,stat=,args=']).toString()
  return children
    .split('\n')
    .filter((line) => line.includes('setting-process') && !/^\s*\d+\s+Z/.test(line))
    .map((line) => Number.parseInt(line, 10))
}

/** Typesets an invoice to start the process, and returns that process. */
async function running(): Promise<number> {
  expect((await setInvoiceApart(sheet)).ok).toBe(true)
  const [setter = 0, ...others] = setters()
  expect(others).toEqual([])
  return setter
}

test('A process that hangs is replaced, and the invoices that wait for it are set', async () => {
  const hung = await running()
  process.kill(hung, 'SIGSTOP')
  const [late, other] = [setInvoiceApart(sheet, 300), setInvoiceApart(sheet, 20_000)]
  expect(await late).toMatchObject({ ok: false, code: 'BUSY' })
  expect((await other).ok).toBe(true)
  expect(setters()).not.toContain(hung)
})

test('A working process is not replaced when an invoice waits too long for its turn', async () => {
  const setter = await running()
  const long = { ...sheet, lines: Array.from({ length: 4_000 }, () => cells) }
  const [first, second] = [setInvoiceApart(sheet), setInvoiceApart(long)]
  const late = setInvoiceApart(sheet, 1_000)
  expect((await Promise.all([first, second, late])).map(({ ok }) => ok)).toEqual([true, true, false])
  await wait(100)
  expect(setters()).toEqual([setter])
})

test('Invoices sent to a process that has just died fail, and the shop keeps running', async () => {
  process.kill(await running(), 'SIGKILL')
  // This process is blocked, so it cannot notice the end of the other.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  const asked = await Promise.allSettled([1, 2, 3].map(() => setInvoiceApart(sheet)))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await running()
})
