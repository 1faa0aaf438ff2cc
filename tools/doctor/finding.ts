import type { SettingName } from '../../server/config/settings-table.ts'

/** The doctor's result for one setting. */
export interface Finding {
  /**
   * `well`: its service answers. `ill`: it does not answer, or not correctly. `lacking`: the shop starts
   * without it, but a live shop should have it. `set`: there is no service to ask. `unset`: the shop's
   * default applies.
   */
  readonly state: 'well' | 'ill' | 'lacking' | 'set' | 'unset'
  /** The message for the owner, with what to do if something is wrong. Never contains a key, a password or a token. */
  readonly says: string
}

export type Findings = Partial<Record<SettingName, Finding>>

export const well = (says: string): Finding => ({ state: 'well', says })
export const ill = (says: string): Finding => ({ state: 'ill', says })
export const lacking = (says: string): Finding => ({ state: 'lacking', says })
export const set = (says: string): Finding => ({ state: 'set', says })
export const unset = (says: string): Finding => ({ state: 'unset', says })
