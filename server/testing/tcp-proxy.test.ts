import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const opened: Socket[] = []
/** Answers every word in capitals. */
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

/** Connects a client that has sent a word and received the response. */
async function client(word: string): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1')
  opened.push(socket)
  await send(socket, word)
  return socket
}

async function send(socket: Socket, word: string): Promise<string> {
  socket.write(word)
  const [answer] = await once(socket, 'data')
  return String(answer)
}

test('Data and connection ends that a hang held back are delivered after it', async () => {
  const caller = await client('one')
  proxy.hang()
  caller.write('two')
  const response = once(caller, 'data')
  proxy.resume()
  expect(String((await response)[0])).toBe('TWO')
  caller.end()
  await once(caller, 'close')
})

test('Old connections can stay hung while new ones are forwarded', async () => {
  const before = await client('one')
  let received = ''
  before.on('data', (bytes) => {
    received += bytes
  })
  proxy.hang()
  before.write('two')
  proxy.resumeForNewConnections()
  expect(await send(await client('three'), 'four')).toBe('FOUR')
  expect(received).toBe('')
})

test('A single connection can be hung, chosen by the text that its client has sent', async () => {
  const [listener, other] = [await client('listen'), await client('select')]
  expect(proxy.hangThoseThatSent('listen')).toBe(1)
  listener.write('lost')
  expect(await send(other, 'again')).toBe('AGAIN')
})

test('When only responses hang, requests still arrive', async () => {
  const caller = await client('one')
  const arrived = new Promise((resolve) => opened.find((each) => each !== caller)?.once('data', resolve))
  proxy.hang('answers')
  caller.write('two')
  expect(String(await arrived)).toBe('two')
})
