import type { SetupLine, SetupStep } from '../../../contract/shop/setup.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { hasProductForSale } from '../../data/queries/catalogue/product-states.ts'
import type { Shop } from '../shop.ts'
import { isWritten } from '../texts/stored-texts.ts'
import type { TextContext } from '../texts/text-context.ts'

const legalPages = ['terms', 'privacy'] as const satisfies readonly TextPage[]

/** Lists the steps that a new shop needs before it sells, from its present state. */
export async function listSetup(shop: Shop, facts: TextContext['facts']): Promise<SetupLine[]> {
  const [{ company }, forSale, unwritten] = await Promise.all([
    shop.settings.read(),
    hasProductForSale(shop.database.read),
    unwrittenPages(shop),
  ])
  return [
    lineOf('company', missingDetails(company)),
    lineOf('tool', forSale ? [] : ['tool']),
    lineOf('texts', unwritten),
    ofOperator('cards', facts.has('stripe'), { hasStandIn: true }),
    ofOperator('mail', facts.has('mail'), { hasStandIn: true }),
    ofOperator('domain', isPublic(shop.publicUrl), { hasStandIn: false }),
  ]
}

function lineOf(id: SetupStep, missing: string[]): SetupLine {
  return { id, done: missing.length === 0, missing, standIn: false }
}

/** Returns a step that only the operator can complete, in the configuration. */
function ofOperator(
  id: SetupStep,
  done: boolean,
  { hasStandIn }: { readonly hasStandIn: boolean },
): SetupLine {
  return { id, done, missing: [], standIn: hasStandIn && !done }
}

/** Returns the missing details of the seller. The name may be the sample shop's. */
function missingDetails({ name, address, email }: SectionValues['company']): string[] {
  const { company: sample } = sampleSettings
  const own = {
    name: name !== '',
    address: address.length > 0 && address.join('\n') !== sample.address.join('\n'),
    email: email !== '' && email !== sample.email,
  }
  return Object.entries(own).flatMap(([field, isOwn]) => (isOwn ? [] : [field]))
}

async function unwrittenPages(shop: Shop): Promise<string[]> {
  const pages = legalPages.map(async (page) => ((await isWritten(shop, page)) ? [] : [page]))
  return (await Promise.all(pages)).flat()
}

/** Returns whether an address is public and uses HTTPS. */
function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const isLocal =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  return protocol === 'https:' && !isLocal
}
