// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeShop, refusal } from '../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop } from '../testing/in-shop.tsx'
import { useConfirm } from './use-confirm.ts'

const remove = vi.fn<(name: string) => Promise<string | undefined>>()
const done = vi.fn()
let heard: ReturnType<typeof listenForToasts>

function Page() {
  const { question, ask, confirm, keep } = useConfirm(remove, done)
  return (
    <>
      <button type="button" onClick={() => ask('wrench')}>
        Remove
      </button>
      {question && (
        <>
          <p role="alert">{question.problem}</p>
          <button type="button" onClick={confirm}>
            Yes
          </button>
          <button type="button" onClick={keep}>
            Keep
          </button>
        </>
      )}
    </>
  )
}

beforeEach(() => {
  remove.mockReset()
  done.mockReset()
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

/** Asks, confirms, and returns the pending answer. */
async function confirmed() {
  const answer = Promise.withResolvers<string | undefined>()
  remove.mockReturnValue(answer.promise)
  const { user } = renderInShop(new FakeShop(), [{ path: '/', Component: Page }], '/')
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  return { user, answer }
}

test('A failure keeps the dialog open, and the person can confirm again', async () => {
  const { user, answer } = await confirmed()
  await act(async () => answer.reject(refusal('BUSY')))
  expect(screen.getByRole('alert').textContent).toBe(refusal('BUSY').message)
  remove.mockResolvedValue(undefined)
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect([done.mock.calls, heard.toasts]).toEqual([[['wrench']], []])
})

test.each([
  ['throws', ({ reject }: PromiseWithResolvers<string | undefined>) => reject(refusal('BUSY'))],
  ['returns', ({ resolve }: PromiseWithResolvers<string | undefined>) => resolve(refusal('BUSY').message)],
])('A failure that the action %s after the question was closed is a toast', async (_, fail) => {
  const { user, answer } = await confirmed()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await act(async () => fail(answer))
  expect(heard.toasts).toEqual([`error: ${refusal('BUSY').message}`])
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(done).not.toHaveBeenCalled()
})
