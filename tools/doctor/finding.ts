import type { SettingName } from '../../server/config/settings-table.ts'

/** The doctor's result for one setting. */
export interface Finding {
  /**
   * `ok`: the service answers. `wrong`: it does not answer, or not correctly. `warning`: the shop starts without the
   * setting, but a live shop should have it. `set`: the setting has no service to ask. `unset`: the shop's default
   * applies.
   */
  readonly state: 'ok' | 'wrong' | 'warning' | 'set' | 'unset'
  /** The message for the owner, with what to do if something is wrong. Never contains a key, a password or a token. */
  readonly message: string
}

export type Findings = Partial<Record<SettingName, Finding>>

export const ok = (message: string): Finding => ({ state: 'ok', message })
export const wrong = (message: string): Finding => ({ state: 'wrong', message })
export const warning = (message: string): Finding => ({ state: 'warning', message })
export const set = (message: string): Finding => ({ state: 'set', message })
export const unset = (message: string): Finding => ({ state: 'unset', message })
