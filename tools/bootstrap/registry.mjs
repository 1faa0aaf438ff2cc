import { npmOutcome } from './npm.mjs'

/** The timeout for a first answer; after that npm's own timeouts apply. */
const silentMs = 20_000

/** npm's errors without an answer. Any other error comes from a reachable registry. */
const noAnswer =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|network timeout)\b/

/**
 * Returns the error code if the registry is unreachable, or null if it answers at all.
 *
 * @param {string} root
 * @param {Record<string, string>} environment
 * @param {number} waitMs
 */
export async function registrySilence(root, environment = {}, waitMs = silentMs) {
  const once = [`--fetch-timeout=${waitMs}`, '--fetch-retries=0']
  const { code, output } = await npmOutcome(root, ['ping', ...once], environment)
  return code === 0 ? null : (noAnswer.exec(output)?.[1] ?? null)
}

/** Returns the name of npm's registry with its URL; npm hides a URL that contains a password. */
export async function registryName(root, environment = {}) {
  const { output } = await npmOutcome(root, ['config', 'get', 'registry'], environment)
  const address = /https?:\/\/\S+/.exec(output)?.[0]
  return address === undefined ? 'the npm registry' : `the npm registry ${address}`
}
