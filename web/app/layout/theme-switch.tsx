import { useInBrowser } from '../../session/in-browser.ts'
import { chooseTheme, themes, useTheme } from '../../session/theme.ts'
import { footerTexts } from '../../texts/layout.ts'

/** Chooses the light, dark or system theme. Disabled before hydration, when a choice would be lost. */
export function ThemeSwitch() {
  const chosen = useTheme()
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
