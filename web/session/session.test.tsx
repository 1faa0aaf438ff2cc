// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessTokenKey, currentSession, keepSession } from './access-token/stored-session.ts'
import { signOut, useSession } from './session.ts'

const endRemoteSession = vi.hoisted(() => vi.fn<(token: string | null) => Promise<void>>())
vi.mock('./end-remote-session.ts', () => ({ endRemoteSession }))

function WhoIsIn() {
  const session = useSession()
  return <p>{session.status === 'in' ? `${session.name} <${session.email}>` : 'nobody'}</p>
}

const ada = { email: 'ada@example.com', name: 'Ada' }

/** What the browser tells this tab after another one has changed the storage that both share. */
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

describe('Who is signed in', () => {
  test('is nobody on the server, whatever the browser will say', () => {
    keepSession('t', ada)
    expect(renderToString(<WhoIsIn />)).toContain('nobody')
  })

  test('shows at once after signing in, with name and address', () => {
    render(<WhoIsIn />)
    act(() => keepSession('t', ada))
    expect(screen.getByText('Ada <ada@example.com>')).toBeDefined()
  })

  test('follows a sign-in and a sign-out in another tab', () => {
    render(<WhoIsIn />)
    localStorage.setItem('session', JSON.stringify(ada))
    localStorage.setItem(accessTokenKey, 't')
    act(() => otherTabChanged(accessTokenKey))
    expect(screen.getByText(/Ada/)).toBeDefined()
    localStorage.clear()
    act(() => otherTabChanged(null))
    expect(screen.getByText('nobody')).toBeDefined()
  })

  test('follows what another page did while this one lay in the memory for Back and heard of nothing', () => {
    keepSession('t', ada)
    render(<WhoIsIn />)
    localStorage.clear()
    act(() => shownAgainByBack())
    expect(screen.getByText('nobody')).toBeDefined()
  })

  test.each(['', 'null', '{"name":"Ada"}', '{"email":7}', 'not json'])(
    'is nobody when what is kept beside the token is %j',
    (text) => {
      localStorage.setItem('session', text)
      localStorage.setItem(accessTokenKey, 't')
      expect(currentSession().status).toBe('out')
    },
  )
})

describe('Signing out', () => {
  test('removes the token at once, and then tells the shop which session has ended', async () => {
    keepSession('t', ada)
    const done = signOut()
    expect(localStorage.getItem(accessTokenKey)).toBeNull()
    expect(localStorage.length).toBe(0)
    await done
    expect(endRemoteSession).toHaveBeenCalledWith('t')
  })

  test('succeeds when nobody can be told', async () => {
    keepSession('t', ada)
    endRemoteSession.mockRejectedValue(new Error('no connection'))
    await signOut()
    expect(currentSession()).toEqual({ status: 'out', why: 'left' })
  })

  test('by force is remembered in this tab until the next sign-in', async () => {
    keepSession('t', ada)
    await signOut('forced')
    expect(localStorage.getItem(accessTokenKey)).toBeNull()
    expect(currentSession()).toEqual({ status: 'out', why: 'forced' })
    keepSession('t2', ada)
    await signOut()
    expect(currentSession()).toEqual({ status: 'out', why: 'left' })
  })

  test('by force is forgotten when another tab signs in and out again', async () => {
    keepSession('t', ada)
    await signOut('forced')
    localStorage.setItem('session', JSON.stringify(ada))
    localStorage.setItem(accessTokenKey, 't2')
    expect(currentSession()).toEqual({ status: 'in', ...ada })
    localStorage.clear()
    expect(currentSession()).toEqual({ status: 'out' })
  })

  test('works where the browser refuses its storage', async () => {
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
