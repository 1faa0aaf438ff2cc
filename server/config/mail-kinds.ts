import { isEmail } from '../../contract/email.ts'
import type { Kind } from './setting-kinds.ts'

/** A mail server with the shop's login. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps); otherwise STARTTLS. */
  readonly secure: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
}

/** The sender of the emails. */
export interface Sender {
  readonly name: string
  readonly address: string
}

const usualPorts = { 'smtp:': 587, 'smtps:': 465 } as const

/**
 * Parses `smtp://user:password@host:port` or `smtps://…`. Refuses anything after the port, because the mail library
 * would read options there, for example to accept any certificate.
 */
export const smtpServer: Kind<SmtpServer> = (text) => {
  const wrong =
    'must be an address like smtp://user:password@host:587 or smtps://user:password@host:465, with special characters in user and password percent-encoded'
  if (!URL.canParse(text)) return { wrong }
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return { wrong }
  if (hostname === '' || !/^\/?$/.test(pathname) || search !== '' || hash !== '') return { wrong }
  if ((username === '') !== (password === '')) {
    return { wrong: 'must have both user and password, or neither, before the @' }
  }
  const login = decodedLogin(username, password)
  if (login === 'unreadable') {
    return { wrong: 'must have user and password with special characters percent-encoded' }
  }
  return {
    value: {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? usualPorts[protocol] : Number(port),
      secure: protocol === 'smtps:',
      login,
    },
  }
}

function decodedLogin(user: string, password: string): SmtpServer['login'] | 'unreadable' {
  if (user === '') return undefined
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) }
  } catch {
    // A percent sign without a code.
    return 'unreadable'
  }
}

/** Parses `Name <address>`, or an address alone. */
export const sender: Kind<Sender> = (text) => {
  const [, quoted, plain, bracketed, alone] =
    /^(?:(?:"([^"<>\\\p{Cc}]+)"\s*|([^"<>\p{Cc}]*))<([^<>\s]+)>|([^<>\s]+))$/u.exec(text) ?? []
  const address = bracketed ?? alone ?? ''
  if (!isEmail(address)) return { wrong: 'must be a name and an e-mail address' }
  return { value: { name: (quoted ?? plain ?? '').trim(), address } }
}
