// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSession } from '../session/access-token/stored-session.ts'
import { FakeShop, noAnswer, refusal } from '../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce } from '../testing/in-shop.tsx'
import { problems } from '../texts/problems.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { textProblem } from './field-rules.ts'
import { useDraftedForm } from './use-drafted-form.ts'
import { useSubmit } from './use-submit.ts'

const empty = { phone: '', name: '' }
const rules = {
  phone: ({ phone }: typeof empty) => textProblem(phone, { required: 'phone is Required' }),
  name: ({ name }: typeof empty) => textProblem(name, { maxLength: { value: 3, message: 'Too long.' } }),
}
const wireNames = { phone: 'userPhone' }
const send = vi.fn<(values: typeof empty) => Promise<string | undefined>>()
const load = vi.fn(() => null)

function Page() {
  const form = useDraftedForm('test', empty, rules)
  const { busy, problem, answer, onSubmit } = useSubmit({ form, wireNames, send })
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Phone" {...form.text('phone')} />
      <TextField label="Name" {...form.text('name')} />
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{answer}</p>
    </form>
  )
}

const open = async () => {
  const shown = renderInShop(
    new FakeShop(),
    [
      { path: '/', Component: Page, loader: load, HydrateFallback: () => null },
      { path: '/elsewhere', Component: () => null },
    ],
    '/',
  )
  await screen.findByLabelText('Phone')
  load.mockClear()
  return shown
}
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const press = () => screen.getByRole('button')

beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  send.mockReset()
  send.mockResolvedValue('done')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('A submit', () => {
  test('that breaks a rule sends nothing, shows the errors and focuses the first invalid field', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Name'), 'Adam')
    await user.click(press())
    expect(alerts()).toEqual(['phone is Required', 'Too long.'])
    expect(document.activeElement).toBe(phone())
    expect(send).not.toHaveBeenCalled()
    await user.type(phone(), '555')
    expect(alerts()).toEqual(['Too long.'])
  })

  test('runs one at a time, and shows its response until the next attempt', async () => {
    const { user } = await open()
    const answered = Promise.withResolvers<string>()
    send.mockReturnValue(answered.promise)
    await user.type(phone(), '555')
    submitTwiceAtOnce()
    await user.click(await screen.findByRole('button', { name: 'Sending' }))
    expect(send).toHaveBeenCalledOnce()
    answered.resolve('done')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('done'))
    await user.clear(phone())
    await user.click(press())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('reloads the page after success and after a refusal, but not after a field error, a rate limit or a lost response', async () => {
    const { user } = await open()
    await user.type(phone(), '555')
    await user.click(press())
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    send.mockRejectedValue(refusal('BUSY'))
    await user.click(press())
    await waitFor(() => expect(alerts()).toEqual([refusal('BUSY').message]))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    const namesField = refusal('INPUT_INVALID', { userPhone: 'No such phone.' })
    for (const [error, said] of [
      [namesField, 'No such phone.'],
      [refusal('RATE_LIMITED'), refusal('RATE_LIMITED').message],
      [noAnswer(), noAnswer().message],
    ] as const) {
      send.mockRejectedValue(error)
      await user.click(press())
      await waitFor(() => expect(alerts()).toEqual([said]))
      await user.type(phone(), '1')
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  test("shows the server's field error at its field until that field changes", async () => {
    const { user } = await open()
    await user.type(phone(), '555')
    send.mockRejectedValue(refusal('INPUT_INVALID', { userPhone: 'No such phone.' }))
    await user.click(press())
    await waitFor(() => expect(alerts()).toEqual(['No such phone.']))
    expect(phone().value).toBe('555')
    await user.type(phone(), '1')
    expect(alerts()).toEqual([])
    send.mockRejectedValue(refusal('INPUT_INVALID', { other: 'Elsewhere.' }))
    await user.click(press())
    await waitFor(() => expect(alerts()).toEqual([refusal('INPUT_INVALID').message]))
  })

  test.each([
    ['a reason', refusal('BUSY'), [`error: ${refusal('BUSY').message}`]],
    ['a field', refusal('INPUT_INVALID', { userPhone: 'No such phone.' }), ['error: No such phone.']],
    ['the end of the session, which the page tells', refusal('SESSION_ENDED'), []],
  ])('that is refused after its form was left, for %s', async (_, error, said) => {
    const heard = listenForToasts()
    const { user, router } = await open()
    const answered = Promise.withResolvers<string>()
    send.mockReturnValue(answered.promise)
    await user.type(phone(), '555')
    await user.click(press())
    await act(() => router.navigate('/elsewhere'))
    expect(heard.toasts).toEqual([])
    await act(async () => answered.reject(error))
    expect(heard.toasts).toEqual(said)
    heard.stop()
  })

  test('shows an error if it fails unexpectedly, keeps the values and can be repeated', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const defect = new TypeError('a defect')
    send.mockRejectedValue(defect)
    const { user } = await open()
    await user.type(phone(), '555')
    await user.click(press())
    await waitFor(() => expect(alerts()).toEqual([problems.broken]))
    expect(reported).toHaveBeenCalledWith(defect)
    expect(phone().value).toBe('555')
    send.mockResolvedValue('done')
    await user.click(press())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('done'))
    expect(alerts()).toEqual([])
  })
})
