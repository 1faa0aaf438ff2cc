import { useSyncExternalStore } from 'react'
import { footerMessages } from '../messages/layout.ts'
import { chooseTheme, chosenTheme, onThemeChange, themes } from './theme.ts'

/** Day, night, or as the system says. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system')
  return (
    <fieldset className="theme-switch">
      <legend>{footerMessages.theme}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <span>{footerMessages.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
