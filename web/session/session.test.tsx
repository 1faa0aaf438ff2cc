// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessTokenKey, currentSession, keepSession } from './access-token/stored-session.ts'
import { signOut, useSession } from './session.ts'

const endRemoteSession = vi.hoisted(() => vi.fn<(token: string | null) => Promise<void>>())
vi.mock('./end-remote-session.ts', () => ({ endRemoteSession }))

function SessionText() {
  const session = useSession()
  return <p>{session.status === 'in' ? `${session.name} <${session.email}>` : 'nobody'}</p>
}

const ada = { email: 'ada@example.com', name: 'Ada' }

/** Simulates a storage change by another tab. */
function otherTabChanged(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function shownAgainByBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

beforeEach(() => {
  localStorage.clear()
  endRemoteSession.mockReset().mockResolvedValue()
})
afterEach(cleanup)

describe('The session', () => {
  test('does not exist on the server, whatever the browser will show', () => {
    keepSession('t', ada)
    expect(renderToString(<SessionText />)).toContain('nobody')
  })

  test('has the person right after signing in, with name and email', () => {
    render(<SessionText />)
    act(() => keepSession('t', ada))
    expect(screen.getByText('Ada <ada@example.com>')).toBeDefined()
  })

  test('follows a sign-in and a sign-out in another tab', () => {
    render(<SessionText />)
    localStorage.setItem('session', JSON.stringify(ada))
    localStorage.setItem(accessTokenKey, 't')
    act(() => otherTabChanged(accessTokenKey))
    expect(screen.getByText(/Ada/)).toBeDefined()
    localStorage.clear()
    act(() => otherTabChanged(null))
    expect(screen.getByText('nobody')).toBeDefined()
  })

  test('follows changes made while this page was in the back/forward cache', () => {
    keepSession('t', ada)
    render(<SessionText />)
    localStorage.clear()
    act(() => shownAgainByBack())
    expect(screen.getByText('nobody')).toBeDefined()
  })

  test.each(['', 'null', '{"name":"Ada"}', '{"email":7}', 'not json'])(
    'is signed out when the stored person is %j',
    (text) => {
      localStorage.setItem('session', text)
      localStorage.setItem(accessTokenKey, 't')
      expect(currentSession().status).toBe('out')
    },
  )
})

describe('Signing out', () => {
  test('removes the token at once, and then ends the session at the shop', async () => {
    keepSession('t', ada)
    const done = signOut()
    expect(localStorage.getItem(accessTokenKey)).toBeNull()
    expect(localStorage.length).toBe(0)
    await done
    expect(endRemoteSession).toHaveBeenCalledWith('t')
  })

  test('succeeds even if no server responds', async () => {
    keepSession('t', ada)
    endRemoteSession.mockRejectedValue(new Error('no connection'))
    await signOut()
    expect(currentSession()).toEqual({ status: 'out', why: 'left' })
  })

  test('is remembered in this tab until the next sign-in if it was forced', async () => {
    keepSession('t', ada)
    await signOut('forced')
    expect(localStorage.getItem(accessTokenKey)).toBeNull()
    expect(currentSession()).toEqual({ status: 'out', why: 'forced' })
    keepSession('t2', ada)
    await signOut()
    expect(currentSession()).toEqual({ status: 'out', why: 'left' })
  })

  test('is forgotten after it was forced if another tab signs in and out again', async () => {
    keepSession('t', ada)
    await signOut('forced')
    localStorage.setItem('session', JSON.stringify(ada))
    localStorage.setItem(accessTokenKey, 't2')
    expect(currentSession()).toEqual({ status: 'in', ...ada })
    localStorage.clear()
    expect(currentSession()).toEqual({ status: 'out' })
  })

  test('works even if storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    )
    keepSession('t', ada)
    expect(currentSession().status).toBe('in')
    await signOut()
    expect(currentSession().status).toBe('out')
    for (const spy of spies) spy.mockRestore()
  })
})
