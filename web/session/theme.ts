import { useStored, writeStored } from './browser-storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The storage key; the pre-paint script reads it before the first paint. */
const themeKey = 'theme'

/** Returns the theme chosen in this browser; `system` by default and on the server. */
export function useTheme(): Theme {
  const stored = useStored(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Applies and stores a theme; `system` removes the stored choice. */
export function chooseTheme(theme: Theme): void {
  writeStored(themeKey, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
