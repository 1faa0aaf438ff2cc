// Writes the people of agreed.txt who still have an account, one email a line, for a newsletter program.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const { SHOP_API, SHOP_KEY, FOLDER = '.' } = process.env

const agreed = await readFile(join(FOLDER, 'agreed.txt'), 'utf8')
const wanted = new Set(agreed.split(/\s+/).map((email) => email.toLowerCase()))
const subscribers = []
let after = ''
do {
  const page = `${SHOP_API}/users?limit=200${after && `&after=${encodeURIComponent(after)}`}`
  const answer = await fetch(page, { headers: { authorization: `Bearer ${SHOP_KEY}` } })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  for (const { email, name } of await answer.json())
    if (wanted.has(email)) subscribers.push([email, `"${name.replaceAll('"', '""')}"`].join(','))
  after = answer.headers.get('x-next-cursor') ?? ''
} while (after)
await writeFile(join(FOLDER, 'subscribers.csv'), ['email,name', ...subscribers, ''].join('\r\n'))
console.log(`${subscribers.length} subscribers`)
