import { sampleCatalogue } from '../../e2e/support/every-screen.ts'
import { untilWhole } from '../../e2e/support/whole-page.ts'
import { allPages } from '../../web/app/pages/all-pages.ts'
import type { DashboardPage } from '../../web/app/pages/dashboard/dashboard-page.ts'
import { addressesOf, type Page } from '../../web/app/pages/page.ts'
import { adminScreens } from './admin-screens.ts'
import { agentScreens } from './agent-screens.ts'
import { codeScreens } from './code-screens.ts'
import { customerScreens } from './customer-screens.ts'
import { entranceScreens } from './entrance-screens.ts'
import { importScreens } from './import-screens.ts'
import { offerScreens } from './offer-screens.ts'
import { onAccountScreens } from './on-account-screens.ts'
import { orderLinkScreens } from './order-link-screens.ts'
import { owedMoneyScreens } from './owed-money-screens.ts'
import { passkeyScreens } from './passkey-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import { problemScreens } from './problem-screens.ts'
import { purchaseScreens } from './purchase-screens.ts'
import { receivableScreens } from './receivable-screens.ts'
import type { Screen } from './screen.ts'
import { storefrontScreens } from './storefront-screens.ts'
import { withdrawalScreens } from './withdrawal-screens.ts'
import { writtenScreens } from './written-screens.ts'

const written: readonly Screen[] = [
  ...storefrontScreens,
  ...entranceScreens,
  ...codeScreens,
  ...writtenScreens,
  ...problemScreens,
  ...customerScreens,
  ...paymentScreens,
  ...purchaseScreens,
  ...agentScreens,
  ...adminScreens,
  ...importScreens,
  ...offerScreens,
  ...orderLinkScreens,
  ...withdrawalScreens,
  ...onAccountScreens,
  ...owedMoneyScreens,
  ...receivableScreens,
  // Last, because the admin's next sign-in then has a second step.
  ...passkeyScreens,
]

/**
 * Every screen of the shop, roughly in the order of a visit. A page without its own screens is shown in its initial
 * state.
 */
export const allScreens: readonly Screen[] = [
  ...(allPages as readonly Page[])
    .filter(({ path }) => ![path].flat().some((pattern) => written.some(({ route }) => route === pattern)))
    .map(asItOpens),
  ...written,
]

function asItOpens(described: Page): Screen {
  const [route = ''] = [described.path].flat()
  return {
    name: route.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''),
    route,
    visitor: visitorOf(described as Partial<DashboardPage>),
    reach: async ({ page }) => {
      const [address = route] = described.samples(await sampleCatalogue(page), addressesOf(described))
      await page.goto(address)
      await untilWhole(page, address)
    },
  }
}

function visitorOf({ group }: Partial<DashboardPage>): Screen['visitor'] {
  if (group === undefined) return 'stranger'
  return group === 'own' || group === 'any role' ? 'customer' : 'admin'
}

/**
 * Returns the named screens, or all without a name.
 *
 * @throws Error if a name is unknown.
 */
export function chooseScreens(names: readonly string[], screens = allScreens): readonly Screen[] {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name))
  if (unknown.length > 0) {
    const known = screens.map(({ name }) => name).join(', ')
    throw new Error(`No such screen: ${unknown.join(', ')}. There are: ${known}`)
  }
  return names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name))
}
