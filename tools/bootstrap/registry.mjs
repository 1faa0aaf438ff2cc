import { npmOutcome } from './npm.mjs'

/** How long a registry may say nothing at all; one that answers may take as long as npm lets it. */
const silentMs = 20_000

/** What npm says when nobody answered. Any other complaint comes from a registry that is there. */
const noAnswer =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|network timeout)\b/

/**
 * Why the registry cannot be reached, in a word; null when it answers, whatever it answers.
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

/** The registry that npm asks, by its address; npm keeps back one with a password in it. */
export async function registryName(root, environment = {}) {
  const { output } = await npmOutcome(root, ['config', 'get', 'registry'], environment)
  const address = /https?:\/\/\S+/.exec(output)?.[0]
  return address === undefined ? 'the npm registry' : `the npm registry ${address}`
}
