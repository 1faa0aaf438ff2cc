import { createServer } from 'node:net'

/** A port of this machine that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'))
      server.close(() => settle(address.port))
    })
  })
}
