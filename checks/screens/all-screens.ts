import { adminScreens } from './admin-screens.ts'
import { customerScreens } from './customer-screens.ts'
import { entranceScreens } from './entrance-screens.ts'
import { owedMoneyScreens } from './owed-money-screens.ts'
import { paymentScreens } from './payment-screens.ts'
import { problemScreens } from './problem-screens.ts'
import type { Screen } from './screen.ts'
import { storefrontScreens } from './storefront-screens.ts'
import { writtenScreens } from './written-screens.ts'

/** Every screen of the shop, in the order in which a person may come to it. */
export const allScreens: readonly Screen[] = [
  ...storefrontScreens,
  ...entranceScreens,
  ...writtenScreens,
  ...problemScreens,
  ...customerScreens,
  ...paymentScreens,
  ...adminScreens,
  ...owedMoneyScreens,
]

/** The screens of these names, or all of them without a name.
 *
 * @throws Error naming what is no screen.
 */
export function chooseScreens(names: readonly string[], screens = allScreens): readonly Screen[] {
  const strangers = names.filter((name) => !screens.some((screen) => screen.name === name))
  if (strangers.length > 0) {
    const known = screens.map(({ name }) => name).join(', ')
    throw new Error(`No such screen: ${strangers.join(', ')}. There are: ${known}`)
  }
  return names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name))
}
