import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const opened: Socket[] = []
/** Answers every word with the same word in capitals. */
const server = createServer((socket) => {
  opened.push(socket)
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => socket.write(bytes.toString().toUpperCase()))
})
let proxy: TcpProxy

beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  proxy = await startTcpProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await proxy.close()
  await new Promise((closed) => server.close(closed))
})

/** A client that has said a word and heard the answer. */
async function client(word: string): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1')
  opened.push(socket)
  await say(socket, word)
  return socket
}

async function say(socket: Socket, word: string): Promise<string> {
  socket.write(word)
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('What was held back while the network hung arrives when it is back, the end of a connection too', async () => {
  const caller = await client('one')
  proxy.hang()
  caller.write('two')
  const answered = once(caller, 'data')
  proxy.resume()
  expect(String((await answered)[0])).toBe('TWO')
  caller.end()
  await once(caller, 'close')
})

test('Connections from before may hang on while new ones are forwarded', async () => {
  const before = await client('one')
  let heard = ''
  before.on('data', (bytes) => {
    heard += bytes
  })
  proxy.hang()
  before.write('two')
  proxy.resumeForNewConnections()
  expect(await say(await client('three'), 'four')).toBe('FOUR')
  expect(heard).toBe('')
})

test('One connection can be made to hang among others, by what its client has said', async () => {
  const [listener, other] = [await client('listen'), await client('select')]
  expect(proxy.hangThoseThatSent('listen')).toBe(1)
  listener.write('lost')
  expect(await say(other, 'again')).toBe('AGAIN')
})

test('Where only answers hang, what the client says arrives', async () => {
  const caller = await client('one')
  const arrived = new Promise((resolve) => opened.find((each) => each !== caller)?.once('data', resolve))
  proxy.hang('answers')
  caller.write('two')
  expect(String(await arrived)).toBe('two')
})
