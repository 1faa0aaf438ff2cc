import * as z from 'zod/mini'
import { listTools } from '../../contract/catalogue/tools.ts'
import type { Settings } from '../../server/config/read-settings.ts'
import { isStandby, probeDatabase } from '../../server/data/probe-database.ts'
import { ExchangeFailure } from '../../server/platform/bounded-fetch.ts'
import { isOwnMachine, isOwnNetwork } from '../../server/platform/own-network.ts'
import { storageError } from '../../server/start/start-error.ts'
import { ask, readAs } from './ask.ts'
import { type Finding, type Findings, ok, set, unset, warning, wrong } from './finding.ts'

/** Checks what the shop itself needs: its database, its own URLs, and another backend if one is set. */
export async function examineShop(settings: Settings): Promise<Findings> {
  const [database, standby, publicAddress, backend] = await Promise.all([
    examineDatabase(settings),
    examineStandby(settings),
    examinePublicAddress(settings),
    settings.apiHost === undefined ? undefined : examineBackend(settings.apiHost),
  ])
  return {
    [settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL']: database,
    DATABASE_READ_URL: standby,
    PUBLIC_URL: publicAddress,
    API_HOST: backend ?? unset("the browser calls this server's own /api."),
  }
}

async function examineDatabase(settings: Settings): Promise<Finding> {
  try {
    const found = await probeDatabase(settings)
    return settings.databaseUrl !== undefined && canBeReadOnTheWay(settings.databaseUrl)
      ? warning(`${found} Others could read the connection: add ?sslmode=verify-full.`)
      : ok(found)
  } catch (error) {
    // The message begins with the setting's name, which the report already prints.
    return wrong(`${storageError(settings, error).message.replace(/^\w+: /, '')}.`)
  }
}

/** Modes of TLS with a verified certificate; pg treats all four alike. */
const checkedModes = ['prefer', 'require', 'verify-ca', 'verify-full']

/**
 * Returns whether a connection leaves this machine and its private network without TLS, or without verifying the
 * server.
 */
export function canBeReadOnTheWay(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = (searchParams.get('host') ?? hostname).replace(/^\[|\]$/g, '')
  if (host === '' || host.startsWith('/') || isOwnMachine(host) || isOwnNetwork(host)) return false
  return !checkedModes.includes(searchParams.get('sslmode') ?? '')
}

async function examineStandby({ databaseReadUrl }: Settings): Promise<Finding> {
  if (databaseReadUrl === undefined) return unset('DATABASE_URL answers all reads.')
  try {
    return (await isStandby(databaseReadUrl))
      ? ok('a standby answers.')
      : warning('the server is no standby, so nothing is read there: look where the address leads.')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return warning(`the standby does not answer, so nothing is read there: ${reason}.`)
  }
}

const alive = z.object({ version: z.string() })

async function examinePublicAddress({ publicUrl, host, port }: Settings): Promise<Finding> {
  try {
    const health = readAs(alive, await ask(`${publicUrl}/healthz`))
    if (health) return ok(`Truewheel ${health.version} answers at ${publicUrl}.`)
    return wrong(
      `what answers at ${publicUrl} is not this shop: look where that name leads, and whether the proxy there hands calls on to ${host}:${port}.`,
    )
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error
    return set(
      `nothing answers at ${publicUrl}: ${error.message}. That is right while the shop is not running; start it and ask again.`,
    )
  }
}

async function examineBackend(host: string): Promise<Finding> {
  try {
    const tools = readAs(listTools.answer, await ask(`${host}/tools`))
    return tools
      ? ok(`the backend answers with ${tools.length} tools.`)
      : wrong('what answers there has no list of tools: look at the address, with its prefix such as /api.')
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error
    return wrong(`the backend does not answer: ${error.message}. Look whether it runs, and at the address.`)
  }
}
