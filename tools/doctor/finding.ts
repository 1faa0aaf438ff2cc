import type { SettingName } from '../../server/config/settings-table.ts'

/** What was found of one setting. */
export interface Finding {
  /**
   * `well`: what it points at answers. `ill`: it does not, or not as it must. `lacking`: the shop opens without it, but
   * not as people expect. `set`: it points at nothing that could be asked. `unset`: something of the shop's own
   * stands in.
   */
  readonly state: 'well' | 'ill' | 'lacking' | 'set' | 'unset'
  /** For the owner: what is, and where something is wrong also what to do. Never a key, a password or a token. */
  readonly says: string
}

export type Findings = Partial<Record<SettingName, Finding>>

export const well = (says: string): Finding => ({ state: 'well', says })
export const ill = (says: string): Finding => ({ state: 'ill', says })
export const lacking = (says: string): Finding => ({ state: 'lacking', says })
export const set = (says: string): Finding => ({ state: 'set', says })
export const unset = (says: string): Finding => ({ state: 'unset', says })
