import { readStored, writeStored } from '../../session/browser-storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The key in the browser's storage; the pre-paint script reads it before anything is drawn. */
const themeKey = 'theme'
const listeners = new Set<() => void>()

/** The theme that this browser has chosen; `system` until it has. */
export function chosenTheme(): Theme {
  const stored = readStored(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows and keeps a theme; `system` forgets the choice. */
export function chooseTheme(theme: Theme): void {
  writeStored(themeKey, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Calls back when the theme is changed in this page. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
