import { useSyncExternalStore } from 'react'
import { useInBrowser } from '../../session/in-browser.ts'
import { footerTexts } from '../../texts/layout.ts'
import { chooseTheme, chosenTheme, onThemeChange, themes } from './theme.ts'

/** Day, night, or as the system says. Before the page's code is there, nobody would hear of the choice. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system')
  return (
    <fieldset className="theme-switch" disabled={!useInBrowser()}>
      <legend>{footerTexts.theme}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          <span>{footerTexts.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
