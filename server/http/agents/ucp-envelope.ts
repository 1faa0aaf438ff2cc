import {
  type UcpFailure,
  type UcpMessage,
  type ucpCapabilities,
  ucpVersion,
} from '../../../contract/agents/ucp-parts.ts'
import { homeAddress } from '../../operations/emails/page-links.ts'
import type { Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'

/** The capability of an answer. */
type Capability = (typeof ucpCapabilities)[number]

/** Returns the metadata of an answer. */
export function ucpOf(capability: Capability, status: 'success' | 'error' = 'success') {
  return { version: ucpVersion, status, capabilities: { [capability]: [{ version: ucpVersion }] } }
}

/** Returns where pages are in the language of the current request, for links to them. */
export function linkedShop({ publicUrl, settings }: Pick<Shop, 'publicUrl' | 'settings'>) {
  const { standard } = settings.languages
  return { publicUrl, language: currentRequest()?.language ?? standard, standard }
}

/** Returns the answer without a result; a person continues at the home page. */
export function ucpFailure(
  shop: Pick<Shop, 'publicUrl' | 'settings'>,
  capability: Capability,
  code: string,
  content: string,
): UcpFailure {
  const message: UcpMessage = { type: 'error', code, content, severity: 'unrecoverable' }
  return {
    ucp: ucpOf(capability, 'error'),
    messages: [message],
    continue_url: homeAddress(linkedShop(shop)),
  }
}
