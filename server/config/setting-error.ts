/** A wrong setting: its message is one line for the person who starts the shop. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
