import { deleteAccount } from '../../contract/accounts/accounts.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import type { TextFact } from '../operations/texts/text-context.ts'

/**
 * Returns the facts about a shop's providers, for sections of texts that depend on them. Whether the sample's code is
 * valid is read with each text.
 */
export function textFactsOf({
  cards,
  extensions,
  identity,
  imgbb = false,
  mail,
}: Pick<ShopSettings, 'cards' | 'extensions' | 'identity' | 'imgbb' | 'mail'>): ReadonlySet<TextFact> {
  const isTrue: Readonly<Record<Exclude<TextFact, 'sample-code'>, boolean>> = {
    sandbox: cards.sandbox,
    stripe: !cards.sandbox,
    mail,
    deletion: extensions.includes(deleteAccount.id),
    'own-pictures': !imgbb,
    imgbb,
    'own-accounts': identity.provider === 'built-in',
    // The demo's fake Google sends no data to Google.
    google: identity.provider === 'built-in' && identity.google && !identity.demoGoogle,
    firebase: identity.provider === 'firebase',
  }
  // Object.keys returns exactly the keys of this literal.
  return new Set((Object.keys(isTrue) as (keyof typeof isTrue)[]).filter((fact) => isTrue[fact]))
}
