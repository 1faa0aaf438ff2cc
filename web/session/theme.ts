import { readStored, writeStored } from './browser-storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The storage key; the pre-paint script reads it before the first paint. */
const themeKey = 'theme'
const listeners = new Set<() => void>()

/** Returns the theme chosen in this browser; `system` by default. */
export function chosenTheme(): Theme {
  const stored = readStored(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Applies and stores a theme; `system` removes the stored choice. */
export function chooseTheme(theme: Theme): void {
  writeStored(themeKey, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Calls back when this page's theme changes. Returns a function that stops listening. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
