import { randomBytes } from 'node:crypto'
import { cookieOf } from '../cookie-of.ts'

/** Longer than a code lives, so that a code asked for at the end finds its browser. */
const maxAgeS = 3_600

/**
 * Marks the browser that asked for a code, because only that browser may enter it: a stranger who knows the email
 * cannot use up the tries of its owner. All tabs share the mark, and it survives a reload.
 */
export function codeBrowsers({ https }: { readonly https: boolean }) {
  const name = `${https ? '__Host-' : ''}truewheel.code_browser`
  return {
    /** Returns the browser's id; undefined before it asked for a code. */
    idOf(request: Request): string | undefined {
      const id = cookieOf(request, name)
      return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
    },
    newId: () => randomBytes(16).toString('base64url'),
    cookieFor(id: string): string {
      return `${name}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${https ? '; Secure' : ''}`
    },
  }
}

export type CodeBrowsers = ReturnType<typeof codeBrowsers>
