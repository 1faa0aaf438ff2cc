import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { listUploadedFiles } from '../queries/catalogue/images.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'

let directory: string
let connection: SqliteConnection
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'truewheel-pictures-'))
  connection = new SqliteConnection(join(directory, 'shop.sqlite'))
})
afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

test('Only uploaded pictures of an older version are checked for use, and deleted if unused', async () => {
  const db = kyselyOn<Schema>(connection)
  await migrate(db, '0011-unused-pictures')
  connection.exec(`
    insert into users (id, email, name, role, created_at) values ('u', 'a@b.example', 'Ada', 'customer', 1);
    insert into images (id, url, outline, width, height, content_type, bytes, uploaded_by, created_at) values
      ('own', '/images/a.webp', null, 1, 1, 'image/webp', x'01', 'u', 1),
      ('nobodys', '/images/b.webp', null, 1, 1, 'image/webp', x'01', null, 1),
      ('hosted', 'https://i.ibb.co/a.webp', null, 1, 1, 'image/webp', null, 'u', 1),
      ('shipped', '/pictures/hub.webp', null, 1, 1, 'image/webp', null, null, 1);
  `)
  await migrate(db)
  expect((await listUploadedFiles(db, '', 10)).map(({ id }) => id)).toEqual(['own'])
})
