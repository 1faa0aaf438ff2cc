const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Returns the origins whose pages may use the built-in provider: the public URL's, and on a loopback address all
 * loopback names, because users type any of them.
 */
export function trustedOrigins(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl)
  if (!loopbackNames.includes(hostname)) return [origin]
  const suffix = port === '' ? '' : `:${port}`
  return loopbackNames.map((name) => `${protocol}//${name}${suffix}`)
}
