// Saves the postings of the last whole month as the file that an accountant reads into DATEV.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const { SHOP_API, SHOP_KEY, FOLDER = '.', FROM, TO } = process.env

const days = FROM && TO ? `?from=${FROM}&to=${TO}` : ''
const answer = await fetch(`${SHOP_API}/exports/datev.csv${days}`, {
  headers: { authorization: `Bearer ${SHOP_KEY}` },
})
if (!answer.ok) {
  // For example: the numbers of the accountant are not entered yet.
  const { message } = await answer.json()
  throw new Error(message)
}
const [, name] = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
// The bytes are Windows-1252: save them as they are, not as text.
await writeFile(join(FOLDER, name), Buffer.from(await answer.arrayBuffer()))
console.log(name)
