import type { Role } from '../../../contract/accounts/roles.ts'
import type { Host } from '../../api/host.ts'
import type { MenuEntry } from './menu-entries.ts'
import type { quickTexts } from './quick-texts.ts'

export type QuickGroup = keyof typeof quickTexts.groups

/** An entry that the command palette opens or runs. */
export interface QuickEntry {
  readonly group: QuickGroup
  readonly text: string
  /** The language of the text; missing if it is that of the page. */
  readonly lang?: string | undefined
  /** A second line. */
  readonly note?: string
  /** The page that the entry opens. */
  readonly to?: string
  /** The action of an entry without a page of its own. */
  readonly act?: 'theme' | 'log-out'
}

/** The person for whom entries are listed, and the operations of {host}. */
export interface QuickPerson {
  readonly role: Role
  readonly host: Host
  readonly isNight: boolean
  /** The person's entries of the side menu. */
  readonly menu: readonly MenuEntry[]
}
