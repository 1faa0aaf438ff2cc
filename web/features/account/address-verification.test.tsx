// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { InSettings, testSettings } from '../../testing/in-shop.tsx'
import { authProblems } from '../../texts/sign-in-form.ts'
import { AddressVerification } from './address-verification.tsx'
import { addressVerificationTexts as texts } from './texts.ts'

const { requestVerification } = vi.hoisted(() => ({ requestVerification: vi.fn<() => Promise<void>>() }))
vi.mock('../../session/sign-in.ts', () => ({ requestVerification }))

beforeEach(() => void requestVerification.mockReset().mockResolvedValue())
afterEach(cleanup)

describe('An unverified address', () => {
  const show = (change: Partial<ShopSettings> = {}) =>
    render(
      <InSettings settings={{ ...testSettings, ...change }}>
        <AddressVerification />
      </InSettings>,
    )
  const press = () => userEvent.setup().click(screen.getByRole('button'))

  test('can be verified through a link, and the page says where the link was sent', async () => {
    show()
    await press()
    expect((await screen.findByRole('status')).textContent).toBe(texts.sent)
    expect(requestVerification).toHaveBeenCalledOnce()
  })

  test('moves the focus to the notice that replaces the button', async () => {
    show()
    await press()
    expect(document.activeElement).toBe(await screen.findByRole('status'))
  })

  test('is told, in a demo without mail, where the link is', async () => {
    show({ mail: false, demo: true })
    await press()
    expect((await screen.findByRole('status')).textContent).toBe(texts.kept)
  })

  test('has no button in a live shop without mail', () => {
    show({ mail: false })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows on the button that the request runs, and a second press sends nothing', async () => {
    requestVerification.mockReturnValue(new Promise(() => undefined))
    show()
    await press()
    expect((await screen.findByRole('button', { name: texts.sending })).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await press()
    expect(requestVerification).toHaveBeenCalledOnce()
  })

  test.each([
    [new AuthError('too-many-requests', { waitS: 1_200 }), 'Too many attempts. Try again in 20 minutes.'],
    [new AuthError('network-request-failed'), authProblems['network-request-failed']],
  ])('a refusal is shown below the button (%#)', async (error, sentence) => {
    requestVerification.mockRejectedValue(error)
    show()
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getByRole('button', { name: texts.send })).toBeDefined()
  })
})
