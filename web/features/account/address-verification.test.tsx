// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopSettings } from '../../../contract/shop-settings.ts'
import { SettingsContext } from '../../api/settings-context.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { authProblems } from '../../texts/sign-in-form.ts'
import { AddressVerification } from './address-verification.tsx'
import { addressVerificationTexts as texts } from './texts.ts'

const { askForVerification } = vi.hoisted(() => ({ askForVerification: vi.fn<() => Promise<void>>() }))
vi.mock('../../session/enter.ts', () => ({ askForVerification }))

beforeEach(() => void askForVerification.mockReset().mockResolvedValue())
afterEach(cleanup)

describe('An address that nobody has proven', () => {
  const show = (change: Partial<ShopSettings> = {}) =>
    render(
      <SettingsContext value={{ ...testSettings, ...change }}>
        <AddressVerification />
      </SettingsContext>,
    )
  const press = () => userEvent.setup().click(screen.getByRole('button'))

  test('is proven by a link, and what is sent is said', async () => {
    show()
    await press()
    expect((await screen.findByRole('status')).textContent).toBe(texts.sent)
    expect(askForVerification).toHaveBeenCalledOnce()
  })

  test('What is said in the place of the button has the focus, which would be lost with the button', async () => {
    show()
    await press()
    expect(document.activeElement).toBe(await screen.findByRole('status'))
  })

  test('In a demo that sends no mail it is said where the link is', async () => {
    show({ mail: false, demo: true })
    await press()
    expect((await screen.findByRole('status')).textContent).toBe(texts.kept)
  })

  test('A live shop that sends no mail does not ask for what it cannot send', () => {
    show({ mail: false })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('While it is being sent the button says so, and pressing it again sends no other', async () => {
    askForVerification.mockReturnValue(new Promise(() => undefined))
    show()
    await press()
    expect((await screen.findByRole('button', { name: texts.sending })).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await press()
    expect(askForVerification).toHaveBeenCalledOnce()
  })

  test.each([
    [new AuthError('too-many-requests', { waitS: 1_200 }), 'Too many attempts. Try again in 20 minutes.'],
    [new AuthError('network-request-failed'), authProblems['network-request-failed']],
  ])('A refusal is said below the button (%#)', async (error, sentence) => {
    askForVerification.mockRejectedValue(error)
    show()
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getByRole('button', { name: texts.send })).toBeDefined()
  })
})
