import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { shopTimeLimits, type TimeLimits } from '../postgres/connection.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { type DatabaseHome, type Engine, openedAt } from './engine.ts'

/** Generous limits: on a busy machine many parallel calls exceed a shop's limits. */
export const patientLimits: TimeLimits = {
  ...shopTimeLimits,
  connectMs: patienceMs,
  statementMs: patienceMs,
  answerMs: patienceMs,
  idleInTransactionMs: patienceMs,
  pingMs: patienceMs,
  heartbeatMs: patienceMs,
}

/** Makes an engine on a server that allows creating and dropping databases. */
export function postgresEngine(serverUrl: string): Engine {
  let template: Promise<string> | undefined
  return {
    name: 'PostgreSQL',
    unmigrated: async () => placeOf(serverUrl, await createDatabase(serverUrl)),
    async fresh() {
      // Copying a template is many times faster than migrating.
      template ??= createTemplate(serverUrl)
      return openedAt(placeOf(serverUrl, await createDatabase(serverUrl, await template)))
    },
    async cleanUp() {
      const made = template
      template = undefined
      if (made) await onServer(serverUrl, `drop database ${await made}`)
    },
  }
}

async function createTemplate(serverUrl: string): Promise<string> {
  const name = await createDatabase(serverUrl)
  await (await placeOf(serverUrl, name).reopen()).close()
  return name
}

async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `truewheel_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  return name
}

function placeOf(serverUrl: string, name: string): DatabaseHome {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    place: { databaseUrl: url.href, dataDir: '' },
    reopen: (onError = failTheTest) => openPostgres(url.href, onError, patientLimits),
    // Without `force`, so that a connection left open by a test fails here.
    drop: () => onServer(serverUrl, `drop database ${name}`),
  }
}

function failTheTest(error: Error): never {
  throw error
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
