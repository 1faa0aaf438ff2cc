import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabasePlace } from '../open-database.ts'
import { describeOnPostgres } from '../testing/engines.ts'
import { backUp, restore } from './back-up.ts'
import { sealBackup } from './backup-file.ts'

/** Shell scripts replace the client programs, so that the tests run without PostgreSQL's. */
describeOnPostgres('PostgreSQL’s client programs', (engine) => {
  let programs: string
  let backups: string
  let file: string
  let environment: Record<string, string>

  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-programs-'))
    programs = join(folder, 'programs')
    backups = join(folder, 'backups')
    for (const path of [programs, backups]) mkdirSync(path)
    file = join(backups, 'shop.backup')
    environment = { PATH: `${programs}:${process.env.PATH}`, PROGRAMS: programs, BACKUPS: backups }
  })
  afterEach(() => rmSync(join(programs, '..'), { recursive: true }))

  const options = () => ({ version: '1.2.3', environment })

  function writeProgram(name: string, script: string): void {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(programs, name), 0o700)
  }

  async function query(place: DatabasePlace, text: string): Promise<number> {
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    const { rowCount } = await client.query(text)
    await client.end()
    return rowCount ?? 0
  }

  test('A missing program gives a one-line error that says what to do, and leaves no file', async () => {
    const { place, drop } = await engine.fresh()
    const nowhere = { version: '1.2.3', environment: { PATH: programs } }
    await expect(backUp(place, file, nowhere)).rejects.toThrow(
      /^pg_dump cannot be run [^\n]+ Install PostgreSQL's client programs[^\n]+$/,
    )
    expect(readdirSync(backups)).toEqual([])
    await drop()
  })

  test('A program that fails while writing leaves no file behind, neither under the final name nor under another', async () => {
    const { place, drop } = await engine.fresh()
    writeProgram(
      'pg_dump',
      'echo half > "$BACKUPS/shop.backup.partial"; ls "$BACKUPS" > "$PROGRAMS/seen"\nprintf "no\\nspace" >&2; exit 1',
    )
    await expect(backUp(place, file, options())).rejects.toThrow(/^pg_dump failed: no space$/)
    expect(readFileSync(join(programs, 'seen'), 'utf8')).toBe('shop.backup.partial\n')
    expect(readdirSync(backups)).toEqual([])
    await drop()
  })

  test('The command line, which other users can read, does not contain the password', async () => {
    const { place, drop } = await engine.fresh()
    writeProgram('pg_dump', 'echo "$@" > "$PROGRAMS/line"; echo "$PGPASSWORD" > "$PROGRAMS/password"')
    const url = new URL(place.databaseUrl ?? '')
    url.password = 'p@ss word'
    await backUp({ ...place, databaseUrl: url.href }, file, options())
    const line = readFileSync(join(programs, 'line'), 'utf8')
    expect(line).toContain(`--dbname=postgres://${url.username}@${url.host}${url.pathname}`)
    expect(line).not.toMatch(/p(@|%40)ss/)
    expect(readFileSync(join(programs, 'password'), 'utf8')).toBe('p@ss word\n')
    await drop()
  })

  test("A server's idle-transaction timeout does not end the backup", async () => {
    const { place, drop } = await engine.fresh()
    const { pathname } = new URL(place.databaseUrl ?? '')
    await query(place, `alter database ${pathname.slice(1)} set idle_in_transaction_session_timeout = 1`)
    writeProgram('pg_dump', 'sleep 0.2')
    expect(await backUp(place, file, options())).toMatchObject({ engine: 'postgres' })
    await drop()
  })

  test('A shop that starts during a restore waits for the end of the restore', async () => {
    const { place, reopen, drop } = await engine.unmigrated()
    writeFileSync(file, 'an archive')
    await sealBackup(file, {
      engine: 'postgres',
      version: '1.2.3',
      madeAt: '',
      migration: '0001-first-shop',
      rows: {},
    })
    writeProgram(
      'pg_restore',
      'touch "$PROGRAMS/begun"; until [ -e "$PROGRAMS/end" ]; do sleep 0.02; done; echo broken >&2; exit 1',
    )
    const restored = expect(restore(place, file, { keepSignIns: false, environment })).rejects.toThrow(
      'pg_restore failed: broken',
    )
    await expect.poll(() => existsSync(join(programs, 'begun'))).toBe(true)
    const started = reopen()
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted and database ="
    await expect
      .poll(() => query(place, `${waiting} (select oid from pg_database where datname = current_database())`))
      .toBe(1)
    writeFileSync(join(programs, 'end'), '')
    await restored
    await (await started).close()
    await drop()
  })
})
