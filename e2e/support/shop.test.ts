import { existsSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { SharedProcess } from './shared-process.ts'
import { startShop } from './shop.ts'

const empty = { SAMPLE_CATALOGUE: 'off' }
const sample = { entry: 'e2e/support/sample-shop.ts' }

test('startShop resolves with a ready shop, and stop removes it with its data', async () => {
  const shop = await startShop({}, sample)
  expect((await fetch(shop.url)).status).toBe(200)
  await shop.stop()
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed')
  expect(existsSync(shop.dataDir)).toBe(false)
})

test('A shop that cannot start fails at once and shows its output', async () => {
  await expect(startShop({ SAMPLE_FLAW: 'does not start' }, sample)).rejects.toThrow(
    /ended before it was ready:\nPORT is not to its liking/,
  )
})

test('A shop that does not end on SIGTERM fails', async () => {
  const shop = await startShop({ SAMPLE_FLAW: 'ignores SIGTERM' }, sample)
  await expect(shop.stop(1_000)).rejects.toThrow('did not end within 1 s after SIGTERM')
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed')
})

test('A shop that leaves a process behind fails', async () => {
  const shop = await startShop({ SAMPLE_FLAW: 'leaves a process' }, sample)
  await expect(shop.stop(1_000)).rejects.toThrow('left a process behind')
})

test('A shop that ended during the test fails', async () => {
  const shop = await startShop({}, sample)
  await expect(fetch(`${shop.url}/stop`)).rejects.toThrow('fetch failed')
  await expect(shop.stop()).rejects.toThrow(/The shop ended (by itself|with code 3)/)
})

test('Shops share a process, but each has its own data, log, errors and end', async () => {
  const sharedProcess = new SharedProcess()
  const first = await startShop({}, { sharedProcess })
  const second = await startShop(empty, { sharedProcess })

  await test.step('Each has its own data and log', async () => {
    const toolsOf = async ({ url }: typeof first) => (await fetch(`${url}/api/tools`)).json()
    expect(await toolsOf(first)).not.toEqual([])
    expect(await toolsOf(second)).toEqual([])
    expect(first.output()).toContain(`:${new URL(first.url).port}`)
    expect(first.output()).not.toContain(`:${new URL(second.url).port}`)
  })

  await test.step('One that cannot start fails at once and shows why', async () => {
    await expect(startShop({ PORT: 'nine' }, { sharedProcess })).rejects.toThrow(
      /ended before it was ready:(.|\n)*PORT/,
    )
  })

  await test.step('One stops without the others', async () => {
    await first.stop()
    await expect(fetch(first.url)).rejects.toThrow('fetch failed')
    expect((await fetch(second.url)).status).toBe(200)
  })

  await test.step('One whose process ended fails, and the next one gets a new process', async () => {
    await sharedProcess.stop()
    await expect(fetch(second.url)).rejects.toThrow('fetch failed')
    await expect(second.stop()).rejects.toThrow('ended by itself during the test')

    const third = await startShop(empty, { sharedProcess })
    expect((await fetch(third.url)).status).toBe(200)
    await third.stop()
  })
  await sharedProcess.stop()
})
